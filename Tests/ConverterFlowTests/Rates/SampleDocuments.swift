/// Answers of the services as they are.
enum SampleDocuments {
    /// The daily file of the European Central Bank of 28 June 2024.
    static let june2024 = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
          <gesmes:subject>Reference rates</gesmes:subject>
          <gesmes:Sender>
            <gesmes:name>European Central Bank</gesmes:name>
          </gesmes:Sender>
          <Cube>
            <Cube time='2024-06-28'>
              <Cube currency='USD' rate='1.0705'/>
              <Cube currency='JPY' rate='171.94'/>
              <Cube currency='BGN' rate='1.9558'/>
              <Cube currency='CZK' rate='25.025'/>
              <Cube currency='DKK' rate='7.4575'/>
              <Cube currency='GBP' rate='0.84638'/>
              <Cube currency='HUF' rate='395.10'/>
              <Cube currency='PLN' rate='4.3090'/>
              <Cube currency='RON' rate='4.9773'/>
              <Cube currency='SEK' rate='11.3595'/>
              <Cube currency='CHF' rate='0.9634'/>
              <Cube currency='ISK' rate='148.90'/>
              <Cube currency='NOK' rate='11.3965'/>
              <Cube currency='TRY' rate='35.1868'/>
              <Cube currency='AUD' rate='1.6079'/>
              <Cube currency='BRL' rate='5.8915'/>
              <Cube currency='CAD' rate='1.4670'/>
              <Cube currency='CNY' rate='7.7748'/>
              <Cube currency='HKD' rate='8.3594'/>
              <Cube currency='IDR' rate='17487.21'/>
              <Cube currency='ILS' rate='4.0200'/>
              <Cube currency='INR' rate='89.2495'/>
              <Cube currency='KRW' rate='1474.86'/>
              <Cube currency='MXN' rate='19.5654'/>
              <Cube currency='MYR' rate='5.0501'/>
              <Cube currency='NZD' rate='1.7601'/>
              <Cube currency='PHP' rate='62.560'/>
              <Cube currency='SGD' rate='1.4513'/>
              <Cube currency='THB' rate='39.319'/>
              <Cube currency='ZAR' rate='19.4970'/>
            </Cube>
          </Cube>
        </gesmes:Envelope>
        """

    /// That of 12 February 2015, with currencies that have left the list since.
    static let february2015 = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
          <gesmes:subject>Reference rates</gesmes:subject>
          <gesmes:Sender>
            <gesmes:name>European Central Bank</gesmes:name>
          </gesmes:Sender>
          <Cube>
            <Cube time='2015-02-12'>
              <Cube currency='USD' rate='1.1328'/>
              <Cube currency='JPY' rate='135.72'/>
              <Cube currency='BGN' rate='1.9558'/>
              <Cube currency='CZK' rate='27.702'/>
              <Cube currency='DKK' rate='7.4445'/>
              <Cube currency='GBP' rate='0.73760'/>
              <Cube currency='HUF' rate='307.76'/>
              <Cube currency='PLN' rate='4.1916'/>
              <Cube currency='RON' rate='4.4375'/>
              <Cube currency='SEK' rate='9.6298'/>
              <Cube currency='CHF' rate='1.0559'/>
              <Cube currency='NOK' rate='8.7425'/>
              <Cube currency='HRK' rate='7.7230'/>
              <Cube currency='RUB' rate='75.2935'/>
              <Cube currency='TRY' rate='2.8210'/>
              <Cube currency='AUD' rate='1.4761'/>
              <Cube currency='BRL' rate='3.2565'/>
              <Cube currency='CAD' rate='1.4228'/>
              <Cube currency='CNY' rate='7.0730'/>
              <Cube currency='HKD' rate='8.7849'/>
              <Cube currency='IDR' rate='14518.77'/>
              <Cube currency='ILS' rate='4.4204'/>
              <Cube currency='INR' rate='70.5469'/>
              <Cube currency='KRW' rate='1255.70'/>
              <Cube currency='MXN' rate='17.0866'/>
              <Cube currency='MYR' rate='4.0874'/>
              <Cube currency='NZD' rate='1.5373'/>
              <Cube currency='PHP' rate='50.208'/>
              <Cube currency='SGD' rate='1.5397'/>
              <Cube currency='THB' rate='37.037'/>
              <Cube currency='ZAR' rate='13.3760'/>
            </Cube>
          </Cube>
        </gesmes:Envelope>
        """

    /// An answer of open.er-api.com of 10 November 2022, of a few currencies.
    static let openExchange = #"""
        {"result":"success","time_last_update_unix":1668038552,"time_next_update_unix":1668125822,"base_code":"USD",
         "rates":{"USD":1,"EUR":0.997458,"GBP":0.877283,"AED":3.6725,"RUB":61.0}}
        """#

    /// A history of three days: 26 to 28 June 2024, with rates for the dollar and the yen.
    static let history = """
        <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"
          xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>
          <Cube time="2024-06-28"><Cube currency="USD" rate="1.0705"/><Cube currency="JPY" rate="171.94"/></Cube>
          <Cube time="2024-06-27"><Cube currency="USD" rate="1.0696"/><Cube currency="JPY" rate="171.86"/></Cube>
          <Cube time="2024-06-26"><Cube currency="USD" rate="1.0689"/></Cube>
        </Cube></gesmes:Envelope>
        """
}

import LocalizationKit

extension Currency {
    /// What people call the currency, such as `US dollar`; its code when nobody wrote its name down here.
    var name: LocalizedText { Self.names[code] ?? LocalizedText(code) }

    /// The codes and names of all currencies that have a name, in the order of their codes.
    static let named: [(code: String, name: LocalizedText)] = names.sorted { $0.key < $1.key }
        .map { ($0.key, $0.value) }

    private static let names: [String: LocalizedText] = [
        "AED": Strings.currencyAed, "AFN": Strings.currencyAfn, "ALL": Strings.currencyAll,
        "AMD": Strings.currencyAmd, "ANG": Strings.currencyAng, "AOA": Strings.currencyAoa,
        "ARS": Strings.currencyArs, "AUD": Strings.currencyAud, "AWG": Strings.currencyAwg,
        "AZN": Strings.currencyAzn, "BAM": Strings.currencyBam, "BBD": Strings.currencyBbd,
        "BDT": Strings.currencyBdt, "BGN": Strings.currencyBgn, "BHD": Strings.currencyBhd,
        "BIF": Strings.currencyBif, "BMD": Strings.currencyBmd, "BND": Strings.currencyBnd,
        "BOB": Strings.currencyBob, "BRL": Strings.currencyBrl, "BSD": Strings.currencyBsd,
        "BTN": Strings.currencyBtn, "BWP": Strings.currencyBwp, "BYN": Strings.currencyByn,
        "BZD": Strings.currencyBzd, "CAD": Strings.currencyCad, "CDF": Strings.currencyCdf,
        "CHF": Strings.currencyChf, "CLF": Strings.currencyClf, "CLP": Strings.currencyClp,
        "CNH": Strings.currencyCnh, "CNY": Strings.currencyCny, "COP": Strings.currencyCop,
        "CRC": Strings.currencyCrc, "CUP": Strings.currencyCup, "CVE": Strings.currencyCve,
        "CZK": Strings.currencyCzk, "DJF": Strings.currencyDjf, "DKK": Strings.currencyDkk,
        "DOP": Strings.currencyDop, "DZD": Strings.currencyDzd, "EGP": Strings.currencyEgp,
        "ERN": Strings.currencyErn, "ETB": Strings.currencyEtb, "EUR": Strings.currencyEur,
        "FJD": Strings.currencyFjd, "FKP": Strings.currencyFkp, "FOK": Strings.currencyFok,
        "GBP": Strings.currencyGbp, "GEL": Strings.currencyGel, "GGP": Strings.currencyGgp,
        "GHS": Strings.currencyGhs, "GIP": Strings.currencyGip, "GMD": Strings.currencyGmd,
        "GNF": Strings.currencyGnf, "GTQ": Strings.currencyGtq, "GYD": Strings.currencyGyd,
        "HKD": Strings.currencyHkd, "HNL": Strings.currencyHnl, "HRK": Strings.currencyHrk,
        "HTG": Strings.currencyHtg, "HUF": Strings.currencyHuf, "IDR": Strings.currencyIdr,
        "ILS": Strings.currencyIls, "IMP": Strings.currencyImp, "INR": Strings.currencyInr,
        "IQD": Strings.currencyIqd, "IRR": Strings.currencyIrr, "ISK": Strings.currencyIsk,
        "JEP": Strings.currencyJep, "JMD": Strings.currencyJmd, "JOD": Strings.currencyJod,
        "JPY": Strings.currencyJpy, "KES": Strings.currencyKes, "KGS": Strings.currencyKgs,
        "KHR": Strings.currencyKhr, "KID": Strings.currencyKid, "KMF": Strings.currencyKmf,
        "KRW": Strings.currencyKrw, "KWD": Strings.currencyKwd, "KYD": Strings.currencyKyd,
        "KZT": Strings.currencyKzt, "LAK": Strings.currencyLak, "LBP": Strings.currencyLbp,
        "LKR": Strings.currencyLkr, "LRD": Strings.currencyLrd, "LSL": Strings.currencyLsl,
        "LYD": Strings.currencyLyd, "MAD": Strings.currencyMad, "MDL": Strings.currencyMdl,
        "MGA": Strings.currencyMga, "MKD": Strings.currencyMkd, "MMK": Strings.currencyMmk,
        "MNT": Strings.currencyMnt, "MOP": Strings.currencyMop, "MRU": Strings.currencyMru,
        "MUR": Strings.currencyMur, "MVR": Strings.currencyMvr, "MWK": Strings.currencyMwk,
        "MXN": Strings.currencyMxn, "MYR": Strings.currencyMyr, "MZN": Strings.currencyMzn,
        "NAD": Strings.currencyNad, "NGN": Strings.currencyNgn, "NIO": Strings.currencyNio,
        "NOK": Strings.currencyNok, "NPR": Strings.currencyNpr, "NZD": Strings.currencyNzd,
        "OMR": Strings.currencyOmr, "PAB": Strings.currencyPab, "PEN": Strings.currencyPen,
        "PGK": Strings.currencyPgk, "PHP": Strings.currencyPhp, "PKR": Strings.currencyPkr,
        "PLN": Strings.currencyPln, "PYG": Strings.currencyPyg, "QAR": Strings.currencyQar,
        "RON": Strings.currencyRon, "RSD": Strings.currencyRsd, "RUB": Strings.currencyRub,
        "RWF": Strings.currencyRwf, "SAR": Strings.currencySar, "SBD": Strings.currencySbd,
        "SCR": Strings.currencyScr, "SDG": Strings.currencySdg, "SEK": Strings.currencySek,
        "SGD": Strings.currencySgd, "SHP": Strings.currencyShp, "SLE": Strings.currencySle,
        "SLL": Strings.currencySll, "SOS": Strings.currencySos, "SRD": Strings.currencySrd,
        "SSP": Strings.currencySsp, "STN": Strings.currencyStn, "SYP": Strings.currencySyp,
        "SZL": Strings.currencySzl, "THB": Strings.currencyThb, "TJS": Strings.currencyTjs,
        "TMT": Strings.currencyTmt, "TND": Strings.currencyTnd, "TOP": Strings.currencyTop,
        "TRY": Strings.currencyTry, "TTD": Strings.currencyTtd, "TVD": Strings.currencyTvd,
        "TWD": Strings.currencyTwd, "TZS": Strings.currencyTzs, "UAH": Strings.currencyUah,
        "UGX": Strings.currencyUgx, "USD": Strings.currencyUsd, "UYU": Strings.currencyUyu,
        "UZS": Strings.currencyUzs, "VES": Strings.currencyVes, "VND": Strings.currencyVnd,
        "VUV": Strings.currencyVuv, "WST": Strings.currencyWst, "XAF": Strings.currencyXaf,
        "XCD": Strings.currencyXcd, "XCG": Strings.currencyXcg, "XDR": Strings.currencyXdr,
        "XOF": Strings.currencyXof, "XPF": Strings.currencyXpf, "YER": Strings.currencyYer,
        "ZAR": Strings.currencyZar, "ZMW": Strings.currencyZmw, "ZWG": Strings.currencyZwg,
        "ZWL": Strings.currencyZwl,
    ]
}

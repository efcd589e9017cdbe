// What Go's net/http does with the same answer: the yardstick of `Scripts/bench auth`.
package main

import (
	"fmt"
	"net"
	"net/http"
)

func main() {
	body := []byte(`{"version":"0.1.0","name":"GoTrue","description":"tessera-authd, by the Supabase Auth protocol"}`)
	http.HandleFunc("/health", func(writer http.ResponseWriter, request *http.Request) {
		writer.Header().Set("Content-Type", "application/json")
		writer.Write(body)
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Println("listening at http://" + listener.Addr().String())
	http.Serve(listener, nil)
}

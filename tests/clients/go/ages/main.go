// Tells which ages of a request the library of Standard Webhooks accepts: ages SECRET BODY AGES
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"

	standard "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	secret, body := os.Args[1], []byte(os.Args[2])
	var ages []int64
	must(json.Unmarshal([]byte(os.Args[3]), &ages))
	webhook, err := standard.NewWebhook(secret)
	must(err)

	must(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"standardwebhooks": inOneSecond(webhook, body, ages),
	}))
}

// inOneSecond tries all ages, and once more if the second ended meanwhile.
func inOneSecond(webhook *standard.Webhook, body []byte, ages []int64) []bool {
	for {
		second := time.Now().Unix()
		accepted := make([]bool, len(ages))
		for at, age := range ages {
			accepted[at] = accepts(webhook, body, time.Unix(second-age, 0))
		}
		if time.Now().Unix() == second {
			return accepted
		}
	}
}

func accepts(webhook *standard.Webhook, body []byte, sent time.Time) bool {
	signature, err := webhook.Sign("msg_1", sent, body)
	must(err)
	headers := http.Header{}
	headers.Set("webhook-id", "msg_1")
	headers.Set("webhook-timestamp", fmt.Sprint(sent.Unix()))
	headers.Set("webhook-signature", signature)

	return webhook.Verify(body, headers) == nil
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

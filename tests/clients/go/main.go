// Asks with a key by genqlient's client, and verifies a webhook: go run . URL KEY SECRET BODY ID TIMESTAMP SIGNATURE
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"

	"github.com/Khan/genqlient/graphql"
	webhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

type withKey struct{ key string }

func (client withKey) Do(request *http.Request) (*http.Response, error) {
	request.Header.Set("x-api-key", client.key)

	return http.DefaultClient.Do(request)
}

func main() {
	url, key, secret, body := os.Args[1], os.Args[2], os.Args[3], []byte(os.Args[4])
	client := graphql.NewClient(url, withKey{key})
	ask := func(query string, data any) error {
		return client.MakeRequest(context.Background(), &graphql.Request{Query: query}, &graphql.Response{Data: data})
	}

	var links struct {
		Links []struct{ Label string } `json:"footer_links"`
	}
	must(ask("query Links { footer_links(limit: 1) { label } }", &links))
	var refusals gqlerror.List
	if !errors.As(ask("query People { contacts { email } }", &struct{}{}), &refusals) {
		panic("The query was not refused.")
	}

	webhook, err := webhooks.NewWebhook(secret)
	must(err)
	headers := http.Header{}
	for at, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
		headers.Set(name, os.Args[5+at])
	}
	must(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"read":     len(links.Links),
		"refused":  refusals[0].Extensions["code"],
		"verified": webhook.Verify(body, headers) == nil,
		"forged":   webhook.Verify(append(body, ' '), headers) == nil,
	}))
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Reads prices by a filter whose types genqlient made: filters URL KEY EXTERNAL_ID
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"github.com/Khan/genqlient/graphql"

	"hostfront-clients/filters/pointers"
)

type withKey struct{ key string }

func (client withKey) Do(request *http.Request) (*http.Response, error) {
	request.Header.Set("x-api-key", client.key)

	return http.DefaultClient.Do(request)
}

func main() {
	url, key, externalID := os.Args[1], os.Args[2], os.Args[3]
	where := &pointers.Pricing_plans_bool_exp{
		External_id: &pointers.String_comparison_exp{Eq: &externalID},
	}
	answer, err := pointers.Prices(context.Background(), graphql.NewClient(url, withKey{key}), where)
	must(err)
	must(json.NewEncoder(os.Stdout).Encode(answer.Pricing_plans))
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

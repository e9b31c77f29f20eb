// Asks with variables of shurcooL's client: variables URL KEY
package main

import (
	"context"
	"encoding/json"
	"net/http"
	"os"

	"github.com/shurcooL/graphql"
)

// The client writes the name of a value's Go type as the type of the GraphQL variable.
type (
	bigint  string
	numeric string
	uuid    string
)

type withKey struct{ key string }

func (client withKey) RoundTrip(request *http.Request) (*http.Response, error) {
	request = request.Clone(request.Context())
	request.Header.Set("x-api-key", client.key)

	return http.DefaultTransport.RoundTrip(request)
}

func main() {
	client := graphql.NewClient(os.Args[1], &http.Client{Transport: withKey{os.Args[2]}})
	ask := func(after any) (int, string) {
		var answer struct {
			Changes []struct{ Number string } `graphql:"changes(where: {number: {_gt: $after}}, limit: 1)"`
			Plans   []struct{ Price string }  `graphql:"pricing_plans(where: {price: {_gte: $least}, id: {_neq: $other}}, limit: 1)"`
		}
		variables := map[string]any{
			"after": after,
			"least": numeric("0.00"),
			"other": uuid("00000000-0000-0000-0000-000000000000"),
		}
		if err := client.Query(context.Background(), &answer, variables); err != nil {
			return 0, err.Error()
		}

		return len(answer.Changes) + len(answer.Plans), ""
	}

	_, refusal := ask(graphql.String("0"))
	read, failure := ask(bigint("0"))
	json.NewEncoder(os.Stdout).Encode(map[string]any{"refusal": refusal, "read": read, "failure": failure})
}

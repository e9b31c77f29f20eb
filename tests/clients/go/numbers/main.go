// Reads a price from the API's answer and from the database: numbers ANSWER DATABASE_URL EXTERNAL_ID
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
)

func main() {
	answer, databaseURL, externalID := []byte(os.Args[1]), os.Args[2], os.Args[3]
	var asFloat struct{ Price float64 }
	failure := json.Unmarshal(answer, &asFloat)
	var asNumber struct{ Price json.Number }
	must(json.Unmarshal(answer, &asNumber))

	ctx := context.Background()
	connection, err := pgx.Connect(ctx, databaseURL)
	must(err)
	defer connection.Close(ctx)
	var numeric pgtype.Numeric
	var text string
	row := connection.QueryRow(ctx, "select price, price::text from pricing_plans where external_id = $1", externalID)
	must(row.Scan(&numeric, &text))
	value, err := numeric.Value()
	must(err)

	must(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"float":   fmt.Sprint(failure),
		"number":  asNumber.Price.String(),
		"numeric": value,
		"text":    text,
	}))
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Writes people.json by Go's encoding/csv: write PEOPLE OUT
package main

import (
	"encoding/csv"
	"encoding/json"
	"os"
)

type person struct {
	Code      *string `json:"code"`
	Email     *string `json:"email"`
	FirstName *string `json:"first_name"`
	LastName  *string `json:"last_name"`
	Phone     *string `json:"phone"`
}

func textOf(cell *string) string {
	if cell == nil {
		return ""
	}
	return *cell
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	must(err)
	var people []person
	must(json.Unmarshal(text, &people))
	file, err := os.Create(os.Args[2])
	must(err)
	writer := csv.NewWriter(file)
	must(writer.Write([]string{"code", "email", "first_name", "last_name", "phone"}))
	for _, one := range people {
		cells := []*string{one.Code, one.Email, one.FirstName, one.LastName, one.Phone}
		row := make([]string, len(cells))
		for at, cell := range cells {
			row[at] = textOf(cell)
		}
		must(writer.Write(row))
	}
	writer.Flush()
	must(writer.Error())
}

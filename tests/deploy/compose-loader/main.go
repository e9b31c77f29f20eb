// Reads compose files as Docker Compose does, with its own library, and prints the project that results.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	// The arguments are the file with the variables, and the compose files.
	options, err := cli.NewProjectOptions(os.Args[2:],
		cli.WithEnvFiles(os.Args[1]), cli.WithDotEnv, cli.WithProfiles([]string{"*"}))
	if err == nil {
		project, loading := options.LoadProject(context.Background())
		if err = loading; err == nil {
			err = json.NewEncoder(os.Stdout).Encode(project)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

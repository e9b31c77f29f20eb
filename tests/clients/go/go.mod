module hostfront-clients

go 1.23

require (
	github.com/Khan/genqlient v0.8.1
	github.com/standard-webhooks/standard-webhooks/libraries v0.0.1
	github.com/vektah/gqlparser/v2 v2.5.19
)

require github.com/google/uuid v1.6.0 // indirect

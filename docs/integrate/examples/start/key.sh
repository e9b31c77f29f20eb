{
  [ -n "$HOSTFRONT_KEY" ] ||
    { printf 'Key: '; read -r HOSTFRONT_KEY; }
  export HOSTFRONT_KEY
  api='http://localhost:3000/api/rest'
  curl -fsS "$api/changes?after=0&most=5" \
    -H "x-api-key: $HOSTFRONT_KEY"
}

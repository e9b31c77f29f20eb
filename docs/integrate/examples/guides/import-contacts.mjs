// Imports contacts; sent again with the same key, nothing is
// imported twice. HOSTFRONT_KEY is a key of the role mailing.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const query = `mutation Import(
  $contacts: [contact_input!]!
  $key: String!
) {
  import_contacts(
    contacts: $contacts
    mode: "skip"
    idempotency_key: $key
  ) {
    import_id
    created
  }
}`;
const contacts = [
  { email: 'salma@example.com', first_name: 'Salma', locale: 'ar' },
];

async function send(key) {
  const response = await fetch(`${origin}/v1/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-api-key': process.env.HOSTFRONT_KEY,
    },
    body: JSON.stringify({ query, variables: { contacts, key } }),
  });
  const { data, errors } = await response.json();
  if (errors)
    throw new Error(
      `${errors[0].extensions.code}: ${errors[0].message}`,
    );

  return data.import_contacts;
}

// Take a key from your own data, such as the number of the export,
// and store it before you send.
const first = await send('export-2026-11-27');
const again = await send('export-2026-11-27');
console.log(first.import_id === again.import_id);

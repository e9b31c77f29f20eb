// Exchanges a key for a token of five minutes and reads with it. HOSTFRONT_KEY is a key of the role reader.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

async function post(path, body, token) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

const { access_token } = await post('/keys/token', { key: process.env.HOSTFRONT_KEY });
const query = '{ pricing_plans_aggregate { aggregate { count } } }';
const { data, errors } = await post('/v1/graphql', { query }, access_token);
if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
console.log(data.pricing_plans_aggregate.aggregate.count);

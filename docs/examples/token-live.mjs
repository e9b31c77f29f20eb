// Prints the number of plans, now and after each change, with a key of the role reader. The socket ends with its token.
import { createClient } from 'graphql-ws';

const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const webSocketImpl = globalThis.WebSocket ?? (await import('ws')).WebSocket;

async function connectionParams() {
  const headers = { Authorization: `Bearer ${process.env.HOSTFRONT_KEY}` };
  const response = await fetch(`${origin}/keys/token`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { access_token } = await response.json();
  return { headers: { Authorization: `Bearer ${access_token}` } };
}

const url = `${origin.replace(/^http/, 'ws')}/v1/graphql`;
const client = createClient({ url, webSocketImpl, connectionParams, shouldRetry: () => true });
const query = 'subscription Plans { pricing_plans_aggregate { aggregate { count } } }';
for await (const { data, errors } of client.iterate({ query })) {
  if (errors) throw new Error(errors[0].message);
  console.log(data.pricing_plans_aggregate.aggregate.count);
  if (process.env.ONCE) break;
}
await client.dispose();

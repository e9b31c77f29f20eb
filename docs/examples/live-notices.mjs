// Prints every notice that visitors see, now and after each change. It needs the package graphql-ws; Node 22 has WebSocket built in.
import { createClient } from 'graphql-ws';

const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const webSocketImpl = globalThis.WebSocket ?? (await import('ws')).WebSocket;

const client = createClient({ url: `${origin.replace(/^http/, 'ws')}/v1/graphql`, webSocketImpl });
const answers = client.iterate({
  query: 'subscription Notices { store_notices(order_by: { notice_date: desc }) { content notice_date } }',
});
for await (const { data, errors } of answers) {
  if (errors) throw new Error(errors[0].message);
  console.log(data.store_notices.map(({ content }) => content));
  if (process.env.ONCE) break;
}
await client.dispose();

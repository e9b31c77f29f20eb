// Prints every notice that visitors see, now and after each change.
// Copy live-client.mjs beside it.
import { watch } from './live-client.mjs';

const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const query = `subscription Notices {
  store_notices(order_by: { notice_date: desc }) {
    content
    notice_date
  }
}`;
const answers = watch({ origin, makeRequest: () => ({ query }) });

for await (const { store_notices: notices } of answers) {
  console.log(notices.map(({ content }) => content).join(' | '));
  if (process.env.ONCE) break;
}

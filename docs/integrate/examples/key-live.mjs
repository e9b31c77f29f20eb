// Prints the number of plans, now and after each change, with a key
// of the role reader. Copy live-client.mjs beside it.
import { watch } from './live-client.mjs';

const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const key = process.env.HOSTFRONT_KEY;
const query = `subscription Plans {
  pricing_plans_aggregate { aggregate { count } }
}`;
const makeRequest = () => ({ query });
const answers = watch({ origin, key, makeRequest });

for await (const { pricing_plans_aggregate: plans } of answers) {
  console.log(plans.aggregate.count);
  if (process.env.ONCE) break;
}

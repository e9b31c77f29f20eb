// Prints every change, with a key of the role reader, and goes on
// where it stopped. Copy live-client.mjs beside it.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { watch } from './live-client.mjs';

const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const key = process.env.HOSTFRONT_KEY;
const file = process.env.CURSOR_FILE ?? 'changes.cursor';
const query = `subscription Changes($number: bigint!) {
  changes_stream(
    cursor: { initial_value: { number: $number } }
    batch_size: 100
  ) {
    number
    operation
    table_name
    record_id
  }
}`;

let number = await readFile(file, 'utf8').catch((error) => {
  if (error.code !== 'ENOENT') throw error;
  return '0';
});
const makeRequest = () => ({ query, variables: { number } });
const answers = watch({ origin, key, makeRequest });

for await (const { changes_stream: changes } of answers) {
  for (const change of changes) {
    const { operation, table_name: table, record_id: id } = change;
    console.log(change.number, operation, table, id);
    number = change.number;
  }
  // A program that ends here gets these changes again. One that
  // writes to a database stores its rows and the number in one
  // transaction.
  await writeFile(`${file}.new`, number);
  await rename(`${file}.new`, file);
  if (process.env.ONCE) break;
}

// Writes two members by the export of Ghost, from the package unpacked in a folder: write-ghost.mjs FOLDER OUT
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [folder, out] = process.argv.slice(2);
const output = './core/server/api/endpoints/utils/serializers/output';
const { createCSVTransform } = createRequire(`${folder}/package.json`)(`${output}/members-csv-transform.js`);

/** What the export reads of a member in the database. */
const member = (number, row) => ({
  id: `6650a1b2c3d4e5f60718293${number}`,
  ...{ note: null, status: 'free', created_at: '2026-01-02T00:00:00.000Z' },
  ...{ comped: false, stripe_customer_id: null, gift_id: null, tiers: [], labels: [] },
  ...row,
});

const members = [
  member(1, { email: 'on@x.test', name: 'Amal Odeh', subscribed: true }),
  member(2, {
    ...{ email: 'off@x.test', name: 'Basil Haddad', subscribed: false },
    labels: [{ name: 'news' }, { name: 'vip' }],
  }),
];
await pipeline(Readable.from(members), createCSVTransform(), createWriteStream(out));

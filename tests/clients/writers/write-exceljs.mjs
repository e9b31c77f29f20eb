// Writes people.json by exceljs and its defaults, each email with a link as in Excel: write-exceljs.mjs PEOPLE OUT
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { Workbook } = createRequire(new URL('../large/package.json', import.meta.url))('exceljs');
const [source, out] = process.argv.slice(2);
const people = JSON.parse(readFileSync(source, 'utf8'));
const workbook = new Workbook();
const sheet = workbook.addWorksheet('people');
sheet.addRow(Object.keys(people[0]));
for (const person of people) {
  const email = { text: person.email, hyperlink: `mailto:${person.email}` };
  sheet.addRow(Object.values({ ...person, email }));
}
await workbook.csv.writeFile(out);

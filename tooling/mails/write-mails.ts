import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleMails } from './sample-mails.ts';

/**
 * Run by `node --import tsx tooling/mails/write-mails.ts FOLDER`. Writes every mail that the product sends, in both
 * languages, as a file that mail programs open.
 */
const [folder = 'mails'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { name, bytes } of sampleMails()) writeFileSync(join(folder, `${name}.eml`), bytes);

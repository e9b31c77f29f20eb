import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files by their paths within a folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** Makes a folder of mails in the form Maildir with one mail, which counts as read; its lines end in LF there. */
export function writeMaildir(folder: string, mail: Buffer): void {
  for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(
    join(folder, 'cur', `${MAILDIR_ID}:2,S`),
    mail.toString('latin1').replaceAll('\r\n', '\n'),
    'latin1',
  );
}

export const MAILDIR_ID = '1.mail';

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const MIN_LENGTH = 12;

/** Reads the passphrase for a new backup; at a terminal it is asked for twice. */
export async function choosePassphrase(): Promise<string> {
  const passphrase = given() ?? (await ask('Passphrase of the backup: '));
  if (passphrase.length < MIN_LENGTH) {
    throw new Error(
      `The passphrase must have at least ${MIN_LENGTH} characters; without it the backup is lost.`,
    );
  }
  if (given() === undefined && (await ask('The same again: ')) !== passphrase) {
    throw new Error('The two passphrases differ; nothing was written.');
  }
  return passphrase;
}

/** Reads the passphrase of a backup. */
export async function readPassphrase(): Promise<string> {
  return given() ?? (await ask('Passphrase of the backup: '));
}

/** Returns the passphrase of the environment; none is ever an argument, because every user of a machine sees those. */
function given(): string | undefined {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE } = process.env;
  if (BACKUP_PASSPHRASE) return BACKUP_PASSPHRASE;
  if (!BACKUP_PASSPHRASE_FILE) return undefined;
  return readFileSync(BACKUP_PASSPHRASE_FILE, 'utf8').replace(/\r?\n$/, '');
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE; --plain writes a file that is not encrypted.',
    );
  }
  process.stderr.write(question);
  // The terminal does not show what a person types.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

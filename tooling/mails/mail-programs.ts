import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { clawsMail } from './programs/claws-mail.ts';
import { evolution } from './programs/evolution.ts';
import type { MailProgram, Showing } from './programs/mail-program.ts';
import { mutt } from './programs/mutt.ts';
import { roundcube, roundcubeDark } from './programs/roundcube.ts';
import { thunderbird, thunderbirdDark } from './programs/thunderbird.ts';
import { sampleMails, type SampleMail } from './sample-mails.ts';

const PROGRAMS = [thunderbird, thunderbirdDark, evolution, roundcube, roundcubeDark, clawsMail, mutt];
const USAGE = `node --import tsx tooling/mails/mail-programs.ts FOLDER [program or mail …]
Programs: ${PROGRAMS.map(({ name }) => name).join(', ')}. Mails: the beginnings of their names, such as "modern".`;

/**
 * Writes the mails of the product into a folder, opens each in the mail programs of this machine and saves a picture of
 * it there. Programs that are not installed are named and skipped; the exit code is 1 if one shows nothing.
 */
async function main([folder, ...words]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error(USAGE);
  const mails = mailsOf(words);
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of mails) writeFileSync(join(folder, `${name}.eml`), bytes);
  for (const program of programsOf(words)) {
    const missing = program.needs.filter((needed) => !isInstalled(needed));
    if (missing.length > 0) console.log(`${program.name}: skipped, without ${missing.join(', ')}`);
    else await showAll(program, mails, folder);
  }
}

const isProgram = (word: string) => PROGRAMS.some(({ name }) => name === word);

/** Returns the programs that are named, or all. */
function programsOf(words: readonly string[]): MailProgram[] {
  return words.some(isProgram) ? PROGRAMS.filter(({ name }) => words.includes(name)) : PROGRAMS;
}

/** Returns the mails whose names begin with one of the other words, or all. */
function mailsOf(words: readonly string[]): SampleMail[] {
  const mails = sampleMails();
  const beginnings = words.filter((word) => !isProgram(word));
  const unknown = beginnings.find((word) => mails.every(({ name }) => !name.startsWith(word)));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no program and no mail.\n${USAGE}`);

  return beginnings.length === 0
    ? mails
    : mails.filter(({ name }) => beginnings.some((word) => name.startsWith(word)));
}

/** Tells whether a path exists, or whether a command is found; servers lie in folders that few have in their PATH. */
function isInstalled(needed: string): boolean {
  const folders = ['', ...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];

  return needed.startsWith('/')
    ? existsSync(needed)
    : folders.some((folder) => existsSync(join(folder, needed)));
}

const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

async function showAll(program: MailProgram, mails: readonly SampleMail[], folder: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'mails-'));
  try {
    const showing = await program.start(mails, { home, environment: environmentOf(home) });
    try {
      for (const mail of mails) await showOne(program, showing, mail, folder);
    } finally {
      await showing.stop();
    }
  } catch (error) {
    tellFailure(program.name, error);
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function showOne({ name }: MailProgram, showing: Showing, mail: SampleMail, folder: string) {
  const file = join(folder, `${mail.name}.${name}.png`);
  try {
    await showing.shoot(mail, file);
    console.log(file);
  } catch (error) {
    tellFailure(`${name}, ${mail.name}`, error);
  }
}

function tellFailure(place: string, error: unknown): void {
  console.error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Returns the variables that programs get: the language and nothing of the person who runs this. */
const environmentOf = (home: string): NodeJS.ProcessEnv => ({
  HOME: home,
  LANG: 'C.UTF-8',
  PATH: [process.env['PATH'], ...SYSTEM_FOLDERS].join(delimiter),
});

// Programs that were started end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main(process.argv.slice(2));

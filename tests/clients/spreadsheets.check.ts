import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import {
  exportContacts,
  insertContacts,
  makeContacts,
  readContacts,
  SAME,
} from '#tests/actions/imports/own-contacts.ts';
import { useImports } from '#tests/actions/imports/start-imports.ts';
import { byLibreOffice } from './libre-office.ts';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../node_modules/.cache/spreadsheets', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PANDAS = 'pandas==2.3.3';
const SEED = 47;
const CONTACTS = 400;
/** Contacts without anything odd. */
const ORDINARY = 2_000;
/** External ids that programs take for numbers, times and booleans. */
const ODD_IDS = ['00123', '12345678901234567890', '1e5', '2026-01-02', '1/2', 'TRUE', '+49 30 1234'];

/** A program that opens the export and saves it as CSV again. */
type Program = {
  name: string;
  /** Makes the program ready, and returns its version; undefined where it is not installed. */
  find: () => Promise<string | undefined>;
  save: (from: string, to: string) => Promise<unknown>;
  /** Puts the lines with an apostrophe last. */
  isGuessing?: true;
  /** Tells whether the program changes such a value by itself (docs/use/imports.md). */
  changes: (value: unknown) => boolean;
};

const versionOf = (command: string, args: readonly string[]) =>
  run(command, args).then(
    ({ stdout, stderr }) => (stdout || stderr).trim().split('\n')[0],
    () => undefined,
  );

async function findPandas(): Promise<string | undefined> {
  const python = join(cache, 'python', 'bin', 'python');
  try {
    if (!existsSync(python)) await run('python3', ['-m', 'venv', join(cache, 'python')]);
    await run(python, ['-m', 'pip', 'install', '--quiet', PANDAS]);
  } catch {
    return undefined;
  }
  return versionOf(python, ['-c', 'import pandas; print(pandas.__version__)']);
}

const byPandas = (read: string) => (from: string, to: string) =>
  run(join(cache, 'python', 'bin', 'python'), [
    '-c',
    `import sys, pandas; pandas.read_csv(sys.argv[1]${read}).to_csv(sys.argv[2], index=False)`,
    from,
    to,
  ]);

const nothing = () => false;
const isOddId = (value: unknown) => ODD_IDS.includes(String(value));

const PROGRAMS: readonly Program[] = [
  {
    name: 'pandas, all columns as text',
    find: findPandas,
    save: byPandas(', dtype=str, keep_default_na=False'),
    changes: nothing,
  },
  {
    name: 'pandas by its defaults',
    find: findPandas,
    save: byPandas(''),
    changes: (value) => value === 'NULL',
  },
  {
    name: 'Miller',
    find: () => versionOf('mlr', ['--version']),
    save: async (from, to) => {
      const { stdout } = await run('mlr', ['--csv', 'cat', from], { maxBuffer: 100_000_000 });
      writeFileSync(to, stdout);
    },
    changes: nothing,
  },
  {
    name: 'LibreOffice Calc, CSV to CSV',
    find: () => versionOf('soffice', ['--version']),
    save: (from, to) => byLibreOffice(from, to),
    changes: isOddId,
  },
  {
    name: 'LibreOffice Calc, by a workbook',
    find: () => versionOf('soffice', ['--version']),
    save: async (from, to) => {
      const workbook = `${to}.xlsx`;
      await byLibreOffice(from, workbook, 'xlsx');
      await byLibreOffice(workbook, to);
    },
    changes: isOddId,
  },
  {
    name: 'Gnumeric',
    // It guesses the delimiter by the first lines, and takes the apostrophe for it where they have one.
    isGuessing: true,
    find: () => versionOf('ssconvert', ['--version']),
    save: (from, to) => run('ssconvert', ['--export-type=Gnumeric_stf:stf_csv', from, to]),
    changes: (value) => isOddId(value) || String(value).startsWith("'"),
  },
];

const { started } = useImports();

async function addContacts(): Promise<void> {
  const made = makeContacts(CONTACTS, SEED);
  const odd = ODD_IDS.map((external_id, at) => ({
    ...made[at]!,
    email: `odd${at}@example.org`,
    external_id,
  }));
  const ordinary = Array.from({ length: ORDINARY }, (_contact, at) => ({
    ...made[at % CONTACTS]!,
    ...{
      email: `ordinary${at}@example.org`,
      first_name: 'Salma',
      last_name: 'سلمى',
      external_id: `crm-${at}`,
    },
    ...{ state: 'subscribed' as const, state_reason: null, state_note: null, unsubscribed_at: null },
  }));
  await insertContacts(started.actions.pool, [...made, ...odd, ...ordinary]);
}

/** Returns a file, whose cells have no line breaks, with those lines last that have an apostrophe. */
function withGuardsLast(file: string): string {
  const [header = '', ...lines] = file.trimEnd().split('\r\n');
  const guarded = lines.filter((line) => line.includes("'"));
  const others = lines.filter((line) => !line.includes("'"));
  return [header, ...others, ...guarded, ''].join('\r\n');
}

type Change = { column: string; before: unknown; after: unknown };

/** Returns what came back otherwise; a contact is known by its email. */
function compare(before: unknown[][], after: unknown[][]): Change[] {
  const at = SAME.indexOf('email');
  const byEmail = new Map(after.map((row) => [row[at], row]));
  return before.flatMap((row) => {
    const other = byEmail.get(row[at]);
    if (!other) return [{ column: 'email', before: row[at], after: 'another' }];
    return row.flatMap((value, index) =>
      value === other[index] ? [] : [{ column: SAME[index] ?? '', before: value, after: other[index] }],
    );
  });
}

describe.each(PROGRAMS)('the export of contacts, opened and saved by $name', (program) => {
  const { name, find, save, isGuessing = false, changes } = program;

  it('is imported unchanged, but for the values that the program is known to change', async ({ skip }) => {
    const version = await find();
    if (version === undefined) return skip(`${name} is not installed`);
    await addContacts();
    const before = await readContacts(started.actions.pool, SAME);
    const [from, to] = ['contacts.csv', 'saved.csv'].map((file) => join(folder, file)) as [string, string];
    const file = await exportContacts(started.actions.pool);
    writeFileSync(from, isGuessing ? withGuardsLast(file) : file);
    await save(from, to);
    await started.actions.pool.query(
      'delete from contacts; delete from mailing.suppressed_addresses; delete from imports',
    );

    const { body } = await started.upload(readFileSync(to));

    const after = await readContacts(started.actions.pool, SAME);
    const found = compare(before, after);
    process.stdout.write(`${name} ${version}: ${found.length} values of ${before.length} contacts changed\n`);
    expect(body).toMatchObject({ created: before.length, invalid: 0 });
    expect(found.filter(({ before: value }) => !changes(value))).toEqual([]);
  });
});

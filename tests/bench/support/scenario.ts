import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { formatDocument, markdownTable } from '../../../codegen/format-document.ts';

const FILE = resolve('docs/build/benchmarks.md');

/** One run of a scenario: what was asked for, and the end of what it starts. */
export type Run = {
  readonly options: readonly string[];
  readonly isQuick: boolean;
  /** Stops something when the run is over, the last first, whether or not the run succeeds. */
  after(stop: () => unknown): void;
};

/** A paragraph, or the rows of a table, of which the first is its head. */
export type Part = string | readonly (readonly (string | number)[])[];

type Result = {
  /** Parts of the section, below its heading and the machine. */
  readonly parts: readonly Part[];
  readonly isOverBound?: boolean;
  /** Whether the report is kept; by default that of a run without options. */
  readonly isKept?: boolean;
};

/** A benchmark: what it measures and how it is described. */
export type Scenario = { readonly title: string; readonly measure: (run: Run) => Promise<Result> };

/** Runs a scenario, prints its section and, if the report is kept, writes it; fails if a bound was exceeded. */
export async function runScenario(
  name: string,
  { title, measure }: Scenario,
  options: readonly string[],
): Promise<void> {
  const stops: (() => unknown)[] = [];
  try {
    const run = {
      options,
      isQuick: options.includes('--quick'),
      after: (stop: () => unknown) => stops.push(stop),
    };
    const { parts, isOverBound = false, isKept = options.length === 0 } = await measure(run);
    const section = [`## ${title}`, machine(), ...parts.map(toMarkdown)].join('\n\n');
    process.stdout.write(`${section}\n`);
    if (isKept) writeReport(name, section);
    if (isOverBound) throw new Error('A bound was exceeded; see the table.');
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function toMarkdown(part: Part): string {
  if (typeof part === 'string') return part;
  const [head = [], ...rows] = part;

  return markdownTable(head.map(String), rows);
}

/** Writes a benchmark's section to docs/build/benchmarks.md; replaces its previous section. */
function writeReport(name: string, text: string): void {
  const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`];
  const section = `${start}\n\n${text}\n\n${end}`;
  const before = readFileSync(FILE, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  const after =
    from < 0 || to < 0
      ? `${before.trimEnd()}\n\n${section}\n`
      : `${before.slice(0, from)}${section}${before.slice(to + end.length)}`;
  writeFileSync(FILE, formatDocument(process.cwd(), FILE, after));
}

/** Describes the machine of a run in words. */
function machine(): string {
  const [first] = cpus();

  return `Node ${process.versions.node}, PostgreSQL 17, ${cpus().length} × ${first?.model ?? 'unknown CPU'}, ${new Date().toISOString().slice(0, 10)}; servers, database and load share the machine.`;
}

/** Starts a PostgreSQL for a run, in a folder that is deleted after it. */
export async function startDatabaseServer({ after }: Run, settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-bench-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'postgres');
  const { superuserUrl, stop } = await startPostgres({ dataDir, superuserPassword: 'bench', settings });
  after(stop);

  return {
    superuserUrl,
    /** Returns the process id of PostgreSQL's first process. */
    postmaster: () => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
  };
}

/** Reads how much a run does from its options: a number, `--quick`, or nothing. Throws for anything else. */
export function amountOf(
  { options: [option, ...rest] }: Run,
  { full, quick }: { readonly full: number; readonly quick: number },
): number {
  if (option === undefined) return full;
  if (option === '--quick' && rest.length === 0) return quick;
  if (/^[1-9]\d{0,7}$/.test(option) && rest.length === 0) return Number(option);

  throw new Error(`A number from 1 or --quick was wanted, but found "${[option, ...rest].join(' ')}".`);
}

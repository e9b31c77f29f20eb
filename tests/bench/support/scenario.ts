import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { writeReport } from './write-report.ts';

/** One run of a scenario: what was asked for, and the end of what it starts. */
export type Run = {
  readonly options: readonly string[];
  readonly isQuick: boolean;
  /** Stops something when the run is over, the last first, whether or not the run succeeds. */
  after(stop: () => unknown): void;
};

type Result = {
  /** Text of the section, below its heading and the machine. */
  readonly text: string;
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
    const { text, isOverBound = false, isKept = options.length === 0 } = await measure(run);
    const section = `## ${title}\n\n${machine()}\n\n${text}\n`;
    process.stdout.write(section);
    if (isKept) writeReport(name, section);
    if (isOverBound) throw new Error('A bound was exceeded; see the table.');
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
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

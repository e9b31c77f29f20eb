import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reasonOf, type Finding } from './check.ts';
import { examine } from './examine.ts';
import type { ProcessName } from './read-target.ts';

type Options = {
  /** Command that a person types before the options. */
  readonly command: string;
  readonly processes: readonly ProcessName[];
  /** Process that is examined unless another is named. */
  readonly usual: ProcessName;
};

/** Folder of the checkout, or of the product in its image. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Says what would keep a process from its work, and what to do; the exit code is 1 if there is a fault. */
export async function runDoctor({ command, processes, usual }: Options): Promise<void> {
  const usage = `${command} [--as ${processes.join('|')}] [--dns ADDRESS] [--json]`;
  const values = readOptions(usual, usage);
  const name = processes.find((process) => process === values.as);
  if (name === undefined) throw new Error(`--as names no process: ${usage}`);

  const findings = await examine({ process: name, root, source: process.env, dnsServers: values.dns });
  const isWell = findings.every(({ level }) => level !== 'fault');
  const text = values.json ? JSON.stringify({ ok: isWell, findings }, null, 2) : describe(findings);
  // A check that was late may still hold a connection, which must not delay the end.
  process.stdout.write(`${text}\n`, () => process.exit(isWell ? 0 : 1));
}

function readOptions(usual: ProcessName, usage: string) {
  try {
    return parseArgs({
      options: {
        as: { type: 'string', default: usual },
        dns: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new Error(`${reasonOf(cause)}\n${usage}`, { cause });
  }
}

function describe(findings: readonly Finding[]): string {
  return findings
    .map(({ level, check, message, advice }) =>
      [`${level.padEnd(7)}  ${check}: ${message}`, ...(advice ? [`         → ${advice}`] : [])].join('\n'),
    )
    .join('\n');
}

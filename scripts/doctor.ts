import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { engines } from '../package.json' with { type: 'json' };
import { runProgram } from '#runtime/run-program.ts';
import type { Finding } from './doctor/check.ts';
import { examine } from './doctor/examine.ts';
import { PROCESSES } from './doctor/read-target.ts';

const USAGE = `npm run doctor -- [--as ${PROCESSES.join('|')}] [--dns ADDRESS] [--json]`;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Says what would keep a process from its work, and what to do; see docs/operations.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      as: { type: 'string', default: 'start' },
      dns: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const name = PROCESSES.find((process) => process === values.as);
  if (name === undefined) throw new Error(`--as names no process: ${USAGE}`);

  const findings = await examine({
    process: name,
    root,
    source: process.env,
    nodeRange: engines.node,
    dnsServers: values.dns,
  });
  const isWell = findings.every(({ level }) => level !== 'fault');
  const text = values.json ? JSON.stringify({ ok: isWell, findings }, null, 2) : describe(findings);
  // A check that was late may still hold a connection, for which nobody should wait.
  process.stdout.write(`${text}\n`, () => process.exit(isWell ? 0 : 1));
}

function describe(findings: readonly Finding[]): string {
  return findings
    .map(({ level, check, message, advice }) =>
      [`${level.padEnd(7)}  ${check}: ${message}`, ...(advice ? [`         → ${advice}`] : [])].join('\n'),
    )
    .join('\n');
}

runProgram(main);

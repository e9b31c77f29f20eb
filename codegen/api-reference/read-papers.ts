import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCodeGroup, LimitReference } from '../../src/features/developers/api-reference.ts';

const MEGABYTE = 1024 * 1024;

/** Reads the limits of one request: the counted unit from docs/integrate/limits.md, the number from the code. */
export function readLimits(root: string): LimitReference[] {
  const paper = readFileSync(join(root, 'docs/integrate/limits.md'), 'utf8');
  const engine = readFileSync(join(root, 'embedded/engine/config/env.ts'), 'utf8');
  const web = readFileSync(join(root, 'web/server/config/env.ts'), 'utf8');
  const tunnel = readFileSync(join(root, 'web/api/proxy/socket-tunnel.ts'), 'utf8');
  const rows = [...paper.matchAll(/^\| `(ENGINE_\w+)` *\|[^|]*\|[^|]*\| (.*?) *\|$/gm)].map(
    ([, variable = '', counts = '']) => ({ variable, counts }),
  );

  return [
    {
      variable: 'GRAPHQL_REQUESTS_PER_MINUTE',
      value: numberIn(web, /GRAPHQL_REQUESTS_PER_MINUTE: .*?\.default\(([\d_]+)\)/),
      counts: 'requests of one address in a minute, a batch as one',
    },
    ...[...rows, ...OTHERS].map(({ variable, counts }) => ({
      variable,
      value: numberIn(engine, new RegExp(`${variable}: count\\(([^)]*)\\)`)),
      counts,
    })),
    // The engine's own bound is larger, so that it is never reached at the public address.
    {
      variable: null,
      value: numberIn(tunnel, /MAX_PER_ADDRESS = ([\d_]+);/),
      counts: 'open WebSockets of one address',
    },
  ];
}

/** Limits that docs/integrate/limits.md describes in sentences instead of its table. */
const OTHERS = [
  { variable: 'ENGINE_MAX_DEPTH', counts: 'levels of fields, for everybody' },
  { variable: 'ENGINE_MAX_INPUT_DEPTH', counts: 'levels of values, for everybody' },
  { variable: 'ENGINE_MAX_BATCH', counts: 'operations of a batch' },
  { variable: 'ENGINE_MAX_OPERATIONS_PER_SOCKET', counts: 'operations on one WebSocket at the same time' },
];

/** Computes a number that the code writes as a product of whole numbers. */
function numberIn(source: string, pattern: RegExp): number {
  const written = pattern.exec(source)?.[1]?.replaceAll('_', '').replace('MEGABYTE', String(MEGABYTE));
  if (written === undefined) throw new Error(`No number for ${String(pattern)}.`);

  return written.split('*').reduce((product, factor) => product * Number(factor), 1);
}

/** Reads the tables of docs/integrate/error-codes.md, each with its heading. */
export function readErrorCodes(root: string): ErrorCodeGroup[] {
  const sections = readFileSync(join(root, 'docs/integrate/error-codes.md'), 'utf8').split('\n## ').slice(1);

  return sections.map((section) => ({
    source: section.slice(0, section.indexOf('\n')),
    codes: [...section.matchAll(/^\| `([\w-]+)` *\| (.*?) *\|$/gm)].map(([, code = '', meaning = '']) => ({
      code,
      meaning: meaning.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
    })),
  }));
}

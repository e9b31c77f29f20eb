import { spawnSync } from 'node:child_process';

/** Programs that the checks of `npm run test:deploy` need, with what brings them on Debian. */
const TOOLS = { promtool: 'prometheus', pgbouncer: 'pgbouncer' } as const;
export type Tool = keyof typeof TOOLS;
export const TOOL_COUNT = Object.keys(TOOLS).length;

/** Tells whether a program is there. */
export const hasTool = (tool: Tool): boolean => spawnSync(tool, ['--version']).error === undefined;

/** Returns a line for each program that is not there, whose checks therefore did not run. */
export const missingTools = (): string[] =>
  Object.entries(TOOLS)
    .filter(([tool]) => !hasTool(tool as Tool))
    .map(([tool, debian]) => `not checked: ${tool} missing (Debian: apt-get install ${debian})`);

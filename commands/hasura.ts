import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '#runtime/process/run-program.ts';
import { runningGraphql } from './running-product.ts';

/**
 * Run by `npm run hasura -- metadata diff`: runs Hasura's command line on the folder `hasura/`, with address and secret
 * of the running product.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packageDir = join(root, 'hasura/cli');
const installed = join(packageDir, 'node_modules/hasura-cli/hasura');

const NOT_TO_BE_HAD = `Hasura's command line could not be installed. Its program is no part of the npm package; the package fetches it from
https://github.com/hasura/graphql-engine/releases, which can't be reached from here or has none for this system.
Where you have the program, name it: HASURA_CLI=/path/to/hasura npm run hasura -- version`;

async function main(): Promise<void> {
  const program = process.env['HASURA_CLI'] ?? install();
  const { endpoint, adminSecret } = await runningGraphql();
  const args = ['--project', join(root, 'hasura'), '--skip-update-check', ...process.argv.slice(2)];
  const cli = spawn(program, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      HASURA_GRAPHQL_ENDPOINT: endpoint,
      HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
      HASURA_GRAPHQL_ENABLE_TELEMETRY: 'false',
    },
  });
  const [code] = (await once(cli, 'exit').catch((cause: Error) => {
    throw new Error(`${program} can't be run: ${cause.message}`, { cause });
  })) as [number | null];
  process.exit(code ?? 1);
}

/** Installs the package at its first use and returns the program's path. */
function install(): string {
  if (isProgram(installed)) return installed;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
    cwd: packageDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !isProgram(installed)) throw new Error(NOT_TO_BE_HAD);

  return installed;
}

/** The package holds an empty file in the program's place until the program was fetched. */
function isProgram(path: string): boolean {
  return existsSync(path) && statSync(path).size > 1_000_000;
}

runProgram(main);

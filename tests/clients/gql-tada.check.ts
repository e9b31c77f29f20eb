import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useApi } from './use-api.ts';

/** Does not compile if a document has other types than the schema. */
const PROGRAM = `
import { initGraphQLTada, type ResultOf, type VariablesOf } from 'gql.tada';
import { print } from 'graphql';
import type { introspection } from './graphql-env.d.ts';

const graphql = initGraphQLTada<{ introspection: introspection; scalars: { numeric: string } }>();
const Plans = graphql('query Plans($limit: Int!) { pricing_plans(limit: $limit) { name price } }');

// @ts-expect-error -- a name is text
const wrongName: ResultOf<typeof Plans> = { pricing_plans: [{ name: 1, price: '1' }] };
// @ts-expect-error -- the document wants its variable
const withoutLimit: VariablesOf<typeof Plans> = {};
void [wrongName, withoutLimit];

const [url = '', key = ''] = process.argv.slice(2);
async function ask(query: string, variables: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const variables: VariablesOf<typeof Plans> = { limit: 1 };
const { data } = (await ask(print(Plans), variables)) as { data: ResultOf<typeof Plans> };
const prices: string[] = data.pricing_plans.map(({ price }) => price);
const { errors } = (await ask('query People { contacts { email } }', {})) as any;
console.log(JSON.stringify([prices.length, errors[0].extensions.code]));
`;
const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../../node_modules/.cache/generated-clients/gql-tada');
const installed = here('large/node_modules');

const api = useApi();

/** Writes the program, and the settings by which gql.tada reads the schema of the key's role from the server. */
function writeProgram(): void {
  const plugin = {
    name: 'gql.tada/ts-plugin',
    schema: { url: api.graphql, headers: { 'x-api-key': api.key } },
    tadaOutputLocation: 'graphql-env.d.ts',
  };
  const compilerOptions = {
    ...{ target: 'es2022', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true },
    ...{ types: ['node'], typeRoots: [here('../../node_modules/@types')] },
    plugins: [plugin],
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(installed, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
}

it('gql.tada types queries from the schema; they read, and get the error for what is not allowed', async () => {
  const program = (name: string) => join(installed, '.bin', name);
  writeProgram();

  await run(program('gql-tada'), ['generate-output'], { cwd: folder });
  await run(program('tsc'), ['--project', folder]);
  const { stdout } = await run(process.execPath, [
    ...['--import', 'tsx', join(folder, 'program.ts')],
    ...[api.graphql, api.key],
  ]);

  expect(JSON.parse(stdout)).toEqual([1, 'validation-failed']);
});

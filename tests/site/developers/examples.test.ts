import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { untilGoneFromLanding } from '#tests/support/browser/site.ts';
import { HANGS_AFTER_MS } from '#tests/support/wait-until.ts';

const run = promisify(execFile);
const site = inject('site');
const admin = useAdminApi();

const PROGRAMS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  sh: ['sh'],
  mjs: [process.execPath],
  py: ['python3'],
  ts: [process.execPath, '--import', 'tsx'],
};
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Runs a file of docs/integrate/examples as a reader of the docs would, against the product's public origin. */
async function runExample(file: string, key = ''): Promise<string> {
  const [program, ...args] = PROGRAMS[file.split('.').at(-1) ?? ''] ?? ['false'];
  const env = { ...process.env, ORIGIN: site.url, HOSTFRONT_KEY: key, ONCE: '1' };
  const { stdout } = await run(program, [...args, `docs/integrate/examples/${file}`], {
    env,
    timeout: HANGS_AFTER_MS,
  });

  return stdout;
}

async function makeKey(role: string): Promise<string> {
  const { made } = await admin(
    'mutation MakeKey($name: String!, $role: String!) { made: create_api_key(name: $name, role: $role) { key } }',
    { name: `examples ${role} ${Date.now()}`, role },
  );

  return (made as { key: string }).key;
}

const files = readdirSync('docs/integrate/examples').filter((file) => file.includes('.'));
/** Programs by the type of the examples that need them; a machine may lack them, as the product does not need them. */
const NEEDS: Readonly<Record<string, string>> = { sh: 'curl', py: 'python3' };
const lacking = Object.keys(NEEDS).filter((type) => !isThere(NEEDS[type] ?? ''));
const RUNNABLE = files.filter((file) => !lacking.some((type) => file.endsWith(`.${type}`)));

describe('the example programs of the docs', () => {
  let reader = '';
  let editor = '';

  beforeAll(async () => {
    reader = await makeKey('reader');
    editor = await makeKey('editor');
  });
  /** The typed client leaves a notice, which all pages show. */
  afterAll(async () => {
    await admin(
      'mutation { delete_store_notices(where: { external_id: { _eq: "typed-client" } }) { affected_rows } }',
    );
    await untilGoneFromLanding('Written by the typed client');
  });

  it(`are all run, but for those whose program is not here (${lacking.join(', ') || 'none'})`, () => {
    expect(RUNNABLE.length).toBeGreaterThanOrEqual(8 - 2 * lacking.length);
  });

  it.each(RUNNABLE.filter((file) => file.startsWith('plans')))(
    'read the plans as a visitor (%s)',
    async (file) => {
      expect(await runExample(file)).toMatch(/VPS 2\b.*7\.50/s);
    },
  );

  it('receive changes of the notices live', async () => {
    expect(await runExample('live-notices.mjs')).toMatch(/Singapore|Frankfurt/);
  });

  it.each(RUNNABLE.filter((file) => file.startsWith('key') && file !== 'key-changes.mjs'))(
    'count records with an API key (%s)',
    async (file) => {
      expect(await runExample(file, reader)).toMatch(/\b[1-9]\d*\b/);
    },
  );

  it('report an API key that is refused', async () => {
    await expect(runExample('key.mjs', 'hfk_nobody_nothing')).rejects.toThrow(/40[013]/);
  });

  it('read, write and subscribe with the typed client', async () => {
    const printed = await runExample('typed-client/main.ts', editor);

    expect(printed).toMatch(/VPS 2 7\.50 USD/);
    expect(printed).toContain('typed-client: Written by the typed client');
  });
});

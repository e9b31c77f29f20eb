import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#tests/support/clients.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { launch, type Launched } from '#tests/support/processes/stack.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { findPersonalData, readLogs, startOutside } from './personal-data.ts';
import { stopProduct } from './stop-product.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { examine } from '../../commands/doctor/examine.ts';
import { sendGraphql } from '#tests/support/api.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NEW_PASSWORD = 'correct-horse-battery';

/** The tests of this file follow one product from its first start to the end of its second. */
describe('npm start', () => {
  const dataDir = useDataFolder();
  let url: string;
  let env: Record<string, string>;
  let first: Launched;

  const outside = useStarted(() => startOutside());
  beforeAll(async () => {
    const port = String(await freePort());
    url = `http://localhost:${port}`;
    env = { PORT: port, DATA_DIR: dataDir, CAPTCHA_COST: '1', COMPRESSION: 'fast', ...outside.env };
    first = launch(env);
    await first.ready;
  });
  afterAll(() => first.stop('SIGKILL'));

  const secretsFile = () => readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  /** Returns the administrator that the first start has printed. */
  function printed() {
    const [, adminEmail = '', adminPassword = ''] = /Sign in +(\S+) +(\S+)$/m.exec(first.output()) ?? [];
    return { adminEmail, adminPassword };
  }

  it('prints its addresses, the sign-in and "Ready in … s", and serves the site and the API', async () => {
    const requestId = await askForVisitor(url);

    expect(first.output()).toContain(`${url}/admin`);
    expect(first.output()).toContain(`${url}/v1/graphql`);
    expect(first.output()).toMatch(/^Ready in \d+\.\d s$/m);
    expect(JSON.parse(secretsFile())).toMatchObject(printed());
    expect((await fetch(`${url}/config.json`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // Its pages are drawn by a program of its own.
    await waitUntil('pages are drawn', async () =>
      (await (await fetch(`${url}/en`)).text()).includes('<article'),
    );
    // The request went from the web server through the engine to the actions service under one id.
    for (const part of ['web', 'actions'])
      expect(readFileSync(join(dataDir, 'logs', `${part}.log`), 'utf8')).toContain(
        `"requestId":"${requestId}"`,
      );
  });

  it('passes the doctor while it runs, which reports its data folder as in use to a second start', async () => {
    const examined = (source: Record<string, string>) =>
      examine({ process: 'start', root, source: { ...env, ...source } });
    const at = (findings: Awaited<ReturnType<typeof examine>>) =>
      findings.filter(({ check }) => ['port', 'secrets', 'database'].includes(check));

    const own = at(await examined({}));
    const others = at(await examined({ PORT: String(await freePort()) }));

    expect(own.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(own.map(({ message }) => message)).toContain(`The product answers on port ${env['PORT']}.`);
    expect(others.filter(({ level }) => level === 'fault').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The database folder .* is in use by another running server /),
    ]);
  });

  it('writes no personal data and no secrets to the logs during a day of use', async () => {
    const product = { url, dataDir, ...printed() };
    const secrets = await outside.liveOneDay(product);
    const lines = readLogs(product);

    expect(findPersonalData(lines, product, secrets)).toEqual([]);
    // The lines that could have contained personal data were written.
    for (const line of [
      /^actions\.log .*The mail server refused an automatic mail/,
      /^actions\.log .*\/unsubscribe\/\[Redacted\]/,
      /^web\.log .*\/en\/\[Redacted\]/,
      /^web\.log .*\/api\/rest\/\[Redacted\]/,
      /^web\.log .*\/uploads\/contacts/,
      /^identity\.log ./,
      /^engine\.log ./,
    ])
      expect(
        lines.some((text) => line.test(text)),
        String(line),
      ).toBe(true);
  });

  it('keeps its secrets and the changed password over a restart, and leaves no process running', async () => {
    const { adminEmail, adminPassword } = printed();
    const secrets = secretsFile();
    await changePassword({ dataDir }, { email: adminEmail, password: NEW_PASSWORD });

    const { code, left } = await stopProduct(first, 'SIGINT');
    expect(code).toBe(0);
    expect(left()).toEqual([]);

    const second = launch(env, { by: 'npm' });
    await second.ready;
    const byNpm = await stopProduct(second, 'SIGTERM');
    // npm itself ends at once.
    await expect.poll(byNpm.left).toEqual([]);
    expect(secretsFile()).toBe(secrets);
    // The password was changed: what was printed at first is not valid any more, and what is valid was chosen.
    expect(second.output()).toMatch(new RegExp(`Sign in +${url}/auth#admin +with the password`));
    for (const secret of [adminPassword, NEW_PASSWORD]) expect(second.output()).not.toContain(secret);
  });
});

/** Sends a query that an action answers; returns the id of the request. */
async function askForVisitor(url: string): Promise<string> {
  const answer = await sendGraphql(url, { query: '{ visitor_info { __typename } }' });
  expect(await answer.json()).toEqual({ data: { visitor_info: { __typename: 'visitor' } } });
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);

  return id;
}

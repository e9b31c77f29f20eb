import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useApi } from './use-api.ts';

const VERSION = '7.17.0';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
const PACKAGES = ['urllib3', 'python_dateutil', 'pydantic', 'typing-extensions'];
const folder = fileURLToPath(new URL('../../node_modules/.cache/generated-clients', import.meta.url));
const run = promisify(execFile);
const here = (file: string) => fileURLToPath(new URL(`generated/${file}`, import.meta.url));

mkdirSync(folder, { recursive: true });
const api = useApi();

/** Makes a client from the document that the running server tells. Needs Maven and Java. */
async function generate(language: string): Promise<string> {
  const jar = join(folder, `openapi-generator-cli-${VERSION}.jar`);
  if (!existsSync(jar)) {
    const artifact = `org.openapitools:openapi-generator-cli:${VERSION}`;
    await run('mvn', ['-B', '-q', '-ntp', COPY, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
  }
  const output = join(folder, language);
  const document = `${api.web.url}/api/rest/openapi.json`;
  await run('java', ['-jar', jar, 'generate', '-i', document, '-g', language, '-o', output]);

  return output;
}

const EXPECTED = {
  plans: true,
  key: ['generated', 1],
  header: ['generated', 1],
  token: ['generated', 1],
  refusals: [
    [401, 'validation-failed'],
    [401, 'api-key-invalid'],
    [403, 'validation-failed'],
    [422, 'permission-error'],
  ],
};

describe('a client that openapi-generator makes', { timeout: 300_000 }, () => {
  it('logs in and works in TypeScript', async () => {
    const client = await generate('typescript-fetch');
    const program = ['--import', 'tsx', here('try-client.ts'), client, api.web.url, api.key];
    const { stdout } = await run(process.execPath, program);

    expect(JSON.parse(stdout)).toEqual(EXPECTED);
  });

  it('logs in and works in Python', async () => {
    const client = await generate('python');
    const environment = join(folder, 'python-packages');
    const python = join(environment, 'bin/python');
    if (!existsSync(python)) {
      await run('python3', ['-m', 'venv', environment]);
      await run(python, ['-m', 'pip', 'install', '--quiet', ...PACKAGES]);
    }
    const { stdout } = await run(python, [here('try-client.py'), client, api.web.url, api.key]);

    expect(JSON.parse(stdout)).toEqual(EXPECTED);
  });
});

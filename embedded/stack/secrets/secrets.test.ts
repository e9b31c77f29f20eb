import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { readEnv } from '../config/env.ts';
import { purposeSecrets } from './purpose-secrets.ts';
import { keepFirst, makeSecrets, readSecrets } from './secrets.ts';

const PURPOSES = ['captcha', 'cookie', 'limit', 'session', 'ticket', 'link'];
const CAPTCHA_SECRET = 'captcha-secret-of-an-older-data-folder';
const nameOf = (purpose: string) => `${purpose.toUpperCase()}_SECRET`;
const derived = (purpose: string) => createHmac('sha256', CAPTCHA_SECRET).update(purpose).digest('base64url');

let folder: string;
let file: string;

beforeEach(() => {
  folder = makeTestFolder(onTestFinished);
  file = join(folder, 'secrets.json');
});

const read = (given: Record<string, string> = {}) => {
  const env = readEnv('/', { DATA_DIR: folder, ...given });
  const secrets = readSecrets(env);
  return { secrets, ofPurposes: purposeSecrets(env, secrets) };
};

/** Turns the data folder into one of an earlier version, which had no master secret. */
function makeOlder(): void {
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as object;
  const older = { ...secrets, masterSecret: undefined, captchaSecret: CAPTCHA_SECRET };
  writeFileSync(file, JSON.stringify(older));
}

it('the file of secrets keeps the secrets of the first of two starts that create it at the same time', () => {
  const { secrets } = read();

  keepFirst(file, makeSecrets({}));

  expect(read().secrets).toEqual(secrets);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

describe('the secrets derived for captcha, cookie, limit, session, ticket and link', () => {
  it('differ from each other, have 43 characters, and are the same at every start', () => {
    const first = read();
    const again = read();

    const values = PURPOSES.map((purpose) => first.ofPurposes[nameOf(purpose)] ?? '');
    expect(new Set(values).size).toBe(PURPOSES.length);
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
    expect(again).toEqual(first);
  });

  it('are derived from a new master secret in an older data folder, and the earlier ones stay valid', () => {
    read();
    makeOlder();

    const { secrets, ofPurposes } = read();

    expect(secrets.masterSecret).toMatch(/^[\w-]{43}$/);
    for (const purpose of PURPOSES) {
      const [now, ...before] = ofPurposes[nameOf(purpose)]?.split(',') ?? [];
      expect(now).toBe(createHmac('sha256', secrets.masterSecret).update(purpose).digest('base64url'));
      expect(before).toEqual(
        { captcha: [CAPTCHA_SECRET], cookie: [derived('cookie'), CAPTCHA_SECRET] }[purpose] ?? [
          derived(purpose),
        ],
      );
    }
    expect(read().secrets).toEqual(secrets);
  });

  it('are replaced by those that environment variables give', () => {
    const given = 'given-in-the-environment-0123456789,older-in-the-environment-0123456789';

    expect(read({ COOKIE_SECRET: given }).ofPurposes['COOKIE_SECRET']).toBe(given);
  });
});

describe('the file of secrets', () => {
  it("remembers whether the administrator's password was generated or chosen, at later starts too", () => {
    const made = [read().secrets, read({ ADMIN_PASSWORD: 'chosen-later' }).secrets];
    rmSync(file);
    const chosen = [read({ ADMIN_PASSWORD: 'chosen' }).secrets, read().secrets];

    expect(made.map(({ adminPasswordMade }) => adminPasswordMade)).toEqual([true, true]);
    expect(chosen.map(({ adminPasswordMade }) => adminPasswordMade)).toEqual([undefined, undefined]);
  });

  it('keeps all its other secrets, even unknown ones, and its mode 600 when a master secret is added', () => {
    read();
    makeOlder();
    const older = JSON.parse(readFileSync(file, 'utf8')) as object;
    const before = { ...older, secretOfLater: 'kept' };
    writeFileSync(file, JSON.stringify(before));

    const { masterSecret } = read().secrets;

    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...before, masterSecret });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });
});

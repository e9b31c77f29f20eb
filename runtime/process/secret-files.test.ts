import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { EnvironmentError, givenVariables, readEnvironment } from './environment.ts';
import { SECRET_FILE_MAX_BYTES } from './secret-files.ts';

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostfront-secrets-'));
  writeFileSync(path('secret'), 'from the file\n');
  writeFileSync(path('two-lines'), 'one\ntwo\r\n');
  writeFileSync(path('empty'), '\n');
  writeFileSync(path('large'), 'x'.repeat(SECRET_FILE_MAX_BYTES + 1));
  writeFileSync(path('largest'), 'x'.repeat(SECRET_FILE_MAX_BYTES));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a secret in a file', () => {
  it('is read as the variable itself, without the line end at its end', () => {
    const schema = object({ ACTION_SECRET: string().required() });

    expect(readEnvironment(schema, { ACTION_SECRET_FILE: path('secret') })).toEqual({
      ACTION_SECRET: 'from the file',
    });
    expect(givenVariables({ SMTP_URL_FILE: path('two-lines'), PORT: '1' })).toEqual({
      SMTP_URL: 'one\ntwo',
      PORT: '1',
    });
  });

  it('counts as not given where the file is empty, and leaves the variable its value', () => {
    expect(givenVariables({ IMAP_URL_FILE: path('empty') })).toEqual({});
    expect(givenVariables({ IMAP_URL_FILE: path('empty'), IMAP_URL: 'imap://a' })).toEqual({
      IMAP_URL: 'imap://a',
    });
  });

  it('is not given twice', () => {
    const read = () => givenVariables({ ACTION_SECRET: 'inline', ACTION_SECRET_FILE: path('secret') });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/^ACTION_SECRET and ACTION_SECRET_FILE are both given; keep one of them\.$/);
  });

  it.each([
    ['a file that is not there', 'nowhere', "which can't be read."],
    ['a folder', '.', "which can't be read."],
    ['a file without an end', '/dev/zero', 'which is larger than 16384 bytes.'],
    ['a large file', 'large', 'which is larger than 16384 bytes.'],
  ])('names the variable and the path of %s', (_, name, fault) => {
    const file = name.startsWith('/') ? name : path(name);
    const read = () => givenVariables({ DATABASE_URL_FILE: file });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`DATABASE_URL_FILE names ${file}, ${fault}`);
  });

  it('may have the largest size', () => {
    expect(givenVariables({ DATABASE_URL_FILE: path('largest') })['DATABASE_URL']).toHaveLength(16_384);
  });

  it('is read for the names of secrets alone', () => {
    const others = {
      KEYCLOAK_REALM_FILE: 'realm.json',
      PUBLIC_URL_FILE: '/nowhere',
      ANY_PASSWORD_FILE: '/nowhere',
    };

    expect(givenVariables(others)).toEqual(others);
  });
});

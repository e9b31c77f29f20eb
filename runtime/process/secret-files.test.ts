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

describe('a secret whose file is named by a variable ending in _FILE', () => {
  it('is read like the variable itself, without the line break at the end of the file', () => {
    const schema = object({ ACTION_SECRET: string().required() });

    expect(readEnvironment(schema, { ACTION_SECRET_FILE: path('secret') })).toEqual({
      ACTION_SECRET: 'from the file',
    });
    expect(givenVariables({ SMTP_URL_FILE: path('two-lines'), PORT: '1' })).toEqual({
      SMTP_URL: 'one\ntwo',
      PORT: '1',
    });
  });

  it('counts as not set if the file is empty, and does not replace the value of the variable', () => {
    expect(givenVariables({ IMAP_URL_FILE: path('empty') })).toEqual({});
    expect(givenVariables({ IMAP_URL_FILE: path('empty'), IMAP_URL: 'imap://a' })).toEqual({
      IMAP_URL: 'imap://a',
    });
  });

  it('is refused if the variable itself is set too', () => {
    const read = () => givenVariables({ ACTION_SECRET: 'inline', ACTION_SECRET_FILE: path('secret') });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/^ACTION_SECRET and ACTION_SECRET_FILE are both given; keep one of them\.$/);
  });

  it.each([
    ['a file that is not there', 'nowhere', "which can't be read."],
    ['a folder', '.', "which can't be read."],
    ['a file without an end', '/dev/zero', 'which is larger than 16384 bytes.'],
    ['a large file', 'large', 'which is larger than 16384 bytes.'],
  ])('causes an error that names the variable and the path: %s', (_, name, fault) => {
    const file = name.startsWith('/') ? name : path(name);
    const read = () => givenVariables({ DATABASE_URL_FILE: file });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`DATABASE_URL_FILE names ${file}, ${fault}`);
  });

  it('may be as large as 16,384 bytes', () => {
    expect(givenVariables({ DATABASE_URL_FILE: path('largest') })['DATABASE_URL']).toHaveLength(16_384);
  });

  it('is read only for variables that are known to be secrets, not for other names ending in _FILE', () => {
    const others = {
      KEYCLOAK_REALM_FILE: 'realm.json',
      PUBLIC_URL_FILE: '/nowhere',
      ANY_PASSWORD_FILE: '/nowhere',
    };

    expect(givenVariables(others)).toEqual(others);
  });
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readCompose } from '#tests/support/compose/read-compose.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const script = resolve('deploy/with-secrets.sh');
let folder: string;

beforeEach(() => {
  folder = makeTestFolder(onTestFinished);
});

describe('deploy/with-secrets.sh', () => {
  /** Runs the script before a program that prints its environment. */
  function run(args: readonly string[], env: Record<string, string>) {
    const { status, stdout, stderr } = spawnSync('/bin/sh', [script, ...args], {
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });
    return { status, lines: stdout.split('\n'), stderr };
  }
  const place = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('passes secrets to the program as variables, without the _FILE variables that named them', () => {
    const env = { A_FILE: place('a', "it's $HOME\\n `x`\n"), B_FILE: place('b', 'no line end') };
    const { status, lines } = run(['A', 'B', 'C', '--', 'env'], env);

    expect(status).toBe(0);
    expect(lines).toEqual(expect.arrayContaining(["A=it's $HOME\\n `x`", 'B=no line end']));
    expect(lines.join()).not.toMatch(/_FILE=|\bC=/);
  });

  it('sets no variable for an empty file, and keeps a variable that was given directly', () => {
    const { lines } = run(['A', 'B', '--', 'env'], { A_FILE: place('a', '\n'), B: 'inline' });

    expect(lines.join()).not.toMatch(/\bA=/);
    expect(lines).toContain('B=inline');
  });

  it('removes the carriage return of a Windows line end', () => {
    const { lines } = run(['A', 'B', '--', 'env'], {
      A_FILE: place('a', 'secret\r\n'),
      B_FILE: place('b', '\r\n'),
    });

    expect(lines).toContain('A=secret');
    expect(lines.join()).not.toMatch(/\bB=/);
  });

  it('ends with the exit code of its program', () => {
    expect(run(['--', 'sh', '-c', 'exit 7'], {}).status).toBe(7);
  });

  it.each([
    ['a file that is not there', { A_FILE: '/nowhere/a' }, "A_FILE names /nowhere/a, which can't be read."],
    ['a device', { A_FILE: '/dev/zero' }, "A_FILE names /dev/zero, which can't be read."],
    [
      'a variable and its file at the same time',
      { A_FILE: '/nowhere/a', A: 'x' },
      'A and A_FILE are both given; keep one of them.',
    ],
  ])('refuses %s, and does not start the program', (_, env, reason) => {
    expect(run(['A', '--', 'env'], env)).toMatchObject({
      status: 78,
      lines: [''],
      stderr: `with-secrets: ${reason}\n`,
    });
  });

  it('refuses a file of several lines', () => {
    const { status, stderr } = run(['A', '--', 'env'], { A_FILE: place('a', '{\n  "key": "secret"\n}\n') });

    expect(status).toBe(78);
    expect(stderr).toBe(`with-secrets: ${join(folder, 'a')}, which A_FILE names, has more than one line.\n`);
  });

  it('refuses a file of more than 4096 characters, and a call without a program', () => {
    const { status, stderr } = run(['A', '--', 'env'], { A_FILE: place('a', 'x'.repeat(4_097)) });

    expect(status).toBe(78);
    expect(stderr).toContain('is longer than 4096 characters.');
    expect(run(['A'], {}).status).toBe(78);
  });
});

describe('deploy/make-secrets.sh', () => {
  const make = (): string => {
    mkdirSync(join(folder, 'deploy'), { recursive: true });
    copyFileSync('deploy/make-secrets.sh', join(folder, 'deploy/make-secrets.sh'));
    const { status, stdout, stderr } = spawnSync('/bin/sh', [join(folder, 'deploy/make-secrets.sh')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const read = (name: string): string => readFileSync(join(folder, 'secrets', name), 'utf8');

  it('creates a file for each secret that compose mounts, in a folder that only its owner may open', () => {
    make();

    const mounted = ['docker-compose.yml', 'docker-compose.proxy.yml', 'docker-compose.tracing.yml'].flatMap(
      (file) => Object.keys(readCompose(file).secrets ?? {}),
    );
    expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(mounted.sort());
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'secrets/link_secret')).mode & 0o777).toBe(0o644);
    expect(read('link_secret')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(read('database_url')).toBe(
      `postgres://hostfront:${read('hostfront_db_password').trim()}@postgres:5432/hostfront\n`,
    );
    expect([read('smtp_url'), read('imap_url')]).toEqual(['smtp://mail:1025\n', '\n']);
  });

  it('takes secrets from an earlier .env, and does not change files that exist', () => {
    writeFileSync(
      join(folder, '.env'),
      'LINK_SECRET=new,old\nADMIN_PASSWORD="with \'quotes\'"\nHOSTFRONT_DB_PASSWORD=ab\n',
    );
    make();

    expect([read('link_secret'), read('admin_password')]).toEqual(['new,old\n', "with 'quotes'\n"]);
    expect(read('database_url')).toContain('//hostfront:ab@postgres');
    writeFileSync(join(folder, '.env'), 'LINK_SECRET=other\n');
    expect(make()).toBe('');
    expect(read('link_secret')).toBe('new,old\n');
  });

  it.each([
    ['ends by a carriage return', 'LINK_SECRET="ab#c"\r\n'],
    ['has a comment behind it', 'LINK_SECRET=ab#c # made in May\n'],
    ['has quotes and a comment', "LINK_SECRET='ab#c' # made in May\r\n"],
    ['has blanks behind it', 'LINK_SECRET=ab#c  \n'],
  ])('reads a secret from .env as Compose does if its line %s', (_, text) => {
    writeFileSync(join(folder, '.env'), text);
    make();

    expect(read('link_secret')).toBe('ab#c\n');
  });
});

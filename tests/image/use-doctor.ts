import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { BuiltImage } from './run-dockerfile.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** Runs the command `doctor` as in a container; returns what it says, and its exit code. */
export async function runDoctor(image: BuiltImage, env: Record<string, string>, ...given: string[]) {
  const doctor = promisify(execFile)(join(image.folder, 'usr/local/bin/doctor'), given, {
    cwd: image.workingFolder,
    env: { PATH: process.env['PATH'], ...image.env, ...env },
  });
  const { code, stdout } = await doctor.then(
    (output) => ({ ...output, code: 0 }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, said: stdout };
}

/** Starts a mail server that asks for a login; returns its address. */
export async function startMailServer(password: string): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (login, _session, done) =>
      login.password === password ? done(null, { user: 'me' }) : done(new Error(`no ${login.password} here`)),
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `127.0.0.1:${port}`;
}

/** Writes secrets to files, as compose hands them over; returns the variables that name them. */
export function writeSecrets(secrets: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => {
      const path = join(folder, name.toLowerCase());
      writeFileSync(path, `${value}\n`);
      return [`${name}_FILE`, path];
    }),
  );
}

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import type { BuiltImage } from './run-dockerfile.ts';

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

/** Writes secrets to files, as compose hands them over; returns the variables that name them. */
export function writeSecrets(secrets: Record<string, string>): Record<string, string> {
  const folder = makeTestFolder(onTestFinished);
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => {
      const path = join(folder, name.toLowerCase());
      writeFileSync(path, `${value}\n`);
      return [`${name}_FILE`, path];
    }),
  );
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTools } from './tools.ts';

/** Returns what hadolint finds in the text of a Dockerfile. */
function hadolint(text: string): string {
  const { status, stdout } = spawnSync('hadolint', ['--no-color', '-'], { input: text, encoding: 'utf8' });
  return status === 0 ? '' : stdout;
}

describe.skipIf(!hasTools('hadolint'))('hadolint', () => {
  const files = ['deploy/Dockerfile', 'deploy/keycloak/Dockerfile'];
  const read = (file: string): string => readFileSync(file, 'utf8');

  it.each(files)('reports nothing in %s', (file) => {
    expect(hadolint(read(file))).toBe('');
  });

  it.each([
    ['an image without a version', (text: string) => text.replace(/node:[\w.-]+/, 'node'), 'DL3006'],
    [
      'a copy from a stage that there is not',
      (text: string) => text.replace('--from=build', '--from=built'),
      'DL3022',
    ],
    ['a relative folder', (text: string) => text.replace('WORKDIR /app', 'WORKDIR app'), 'DL3000'],
    ['a command for a shell', (text: string) => text.replace(/^CMD .*$/m, 'CMD node web.js'), 'DL3025'],
  ])('reports the fault of a Dockerfile: %s', (_, spoil, rule) => {
    expect(hadolint(spoil(read('deploy/Dockerfile')))).toContain(rule);
  });
});

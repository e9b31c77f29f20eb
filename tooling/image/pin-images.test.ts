import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findImages } from './image-references.ts';
import { filesWithImages, pinEveryImage } from './pin-every-image.ts';

const KUBERNETES = 'deploy/kubernetes';
const OVERLAY = `${KUBERNETES}/overlays/example/kustomization.yaml`;
const FILES = filesWithImages('.');
const ONE = `sha256:${'1'.repeat(64)}`;
const TWO = `sha256:${'2'.repeat(64)}`;

let folder: string;
/** Returns a file of the product as it is before its images are pinned. */
const original = (file: string): string => unpinned(readFileSync(file, 'utf8'));
const unpinned = (text: string): string => text.replaceAll(/(?:@|\n +digest: )sha256:[0-9a-f]{64}/g, '');

beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'hostfront-images-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  folder = made;
  for (const file of FILES) write(file, original(file));
});

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Makes an environment with a program in Docker's place, or without any. */
function withDocker(docker?: string) {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  if (docker !== undefined) writeFileSync(join(bin, 'docker'), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
  return { PATH: bin };
}

/** Pins the images of the folder; `docker` replaces Docker. */
const pin = (docker?: string): string[] => pinEveryImage({ folder, env: withDocker(docker) });

/** Runs the script as npm does. */
function runScript(docker?: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tooling/image/pin-images.ts')],
    { cwd: folder, env: withDocker(docker), encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

describe('npm run images:pin', () => {
  it('writes the digest of each image behind its tag, and replaces an older digest', () => {
    const first = runScript(
      `[ "$1 $2 $3 $5 $6" = "buildx imagetools inspect --format {{.Manifest.Digest}}" ] && echo ${ONE}`,
    );

    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.lines).toContain(`caddy:2.11.7@${ONE}`);
    expect(
      read('docker-compose.yml').match(new RegExp(`image: postgres:[\\d.]+@${ONE}$`, 'gm')),
    ).toHaveLength(2);
    expect(read('deploy/Dockerfile')).toMatch(new RegExp(`^FROM node:\\S+-slim@${ONE} AS build$`, 'm'));
    expect(read('deploy/keycloak/Dockerfile').match(new RegExp(`@${ONE}`, 'g'))).toHaveLength(2);
    // What is built here is no image of others, and nothing else has changed.
    expect(read('docker-compose.yml')).toMatch(/image: hostfront$/m);
    for (const file of FILES) expect(unpinned(read(file))).toBe(original(file));

    pin(`echo ${TWO}`);
    for (const file of FILES) {
      expect(read(file)).not.toContain(ONE);
      expect(unpinned(read(file))).toBe(original(file));
    }
  });

  it('writes digests in the forms that kustomize and the operators read', () => {
    pin(`echo ${ONE}`);

    expect(read(OVERLAY)).toMatch(
      new RegExp(`^  - name: hasura/graphql-engine\n    newTag: \\S+\n    digest: ${ONE}$`, 'm'),
    );
    expect(read(OVERLAY).match(/digest: /g)).toHaveLength(1);
    expect(
      read(`${KUBERNETES}/base/database.yaml`).match(new RegExp(`imageName: \\S+:\\S+@${ONE}$`, 'gm')),
    ).toHaveLength(2);
  });

  it("pins images in a user's own overlay in any YAML style, but none that is built from this repository", () => {
    const own = `${KUBERNETES}/overlays/production/kustomization.yaml`;
    write(
      own,
      [
        'images:',
        '  - { name: hasura/graphql-engine, newName: mirror.test:5000/hasura, newTag: "v2.48.5" } # a mirror',
        '  - name: busybox',
        `    digest: ${TWO}`,
        '    newTag: 1.37.0 # by hand',
        '  - { name: alpine, digest: "sha256:by-hand" }',
        '  - name: hostfront',
        '    newName: registry.test/site',
        '    newTag: 0.3.0',
        'patches:',
        '  - patch: |',
        '      - image: registry.test/hostfront-keycloak:26.7.5',
        '      - image: mirror.test:5000/debug:1.0.0',
      ].join('\r\n'),
    );

    const pinned = pin(`echo ${ONE}`);

    expect(pinned).toContain(`mirror.test:5000/hasura:v2.48.5@${ONE}`);
    expect(read(own).split('\r\n')).toEqual([
      'images:',
      `  - { name: hasura/graphql-engine, newName: mirror.test:5000/hasura, newTag: "v2.48.5", digest: ${ONE} } # a mirror`,
      '  - name: busybox',
      `    digest: ${ONE}`,
      '    newTag: 1.37.0 # by hand',
      '  - { name: alpine, digest: "sha256:by-hand" }',
      '  - name: hostfront',
      '    newName: registry.test/site',
      '    newTag: 0.3.0',
      'patches:',
      '  - patch: |',
      '      - image: registry.test/hostfront-keycloak:26.7.5',
      `      - image: mirror.test:5000/debug:1.0.0@${ONE}`,
    ]);
  });

  it.each([
    ['gives an image no tag', 'images: [{ name: alpine }]', 'gives alpine no newTag'],
    ['is no YAML', 'images: [', "can't be read"],
  ])('refuses an overlay that %s by its name, and changes no file', (_, text, reason) => {
    write(`${KUBERNETES}/overlays/production/kustomization.yaml`, text);

    const begin = () => pin(`echo ${ONE}`);

    expect(begin).toThrow(`${KUBERNETES}/overlays/production/kustomization.yaml ${reason}`);
    for (const file of FILES) expect(read(file)).toBe(original(file));
  });

  it.each([
    ['there is no Docker', undefined, 'Docker is missing.'],
    [
      'Docker reaches no registry',
      'echo "no such host" >&2; exit 1',
      'Docker knows no digest of postgres:17.10: no such host.',
    ],
    [
      'Docker has no buildx',
      'echo "unknown flag: --format" >&2; exit 125',
      "Docker's plug-in buildx is missing",
    ],
    ['the answer is no digest', 'echo latest', 'Docker knows no digest of postgres:17.10: latest.'],
    [
      'one of them is unknown',
      `case "$4" in caddy*) echo "not found" >&2; exit 1;; *) echo ${ONE};; esac`,
      'Docker knows no digest of caddy:2.11.7: not found.',
    ],
    [
      'one of Kubernetes alone is unknown',
      `case "$4" in ghcr.io/*) echo "not found" >&2; exit 1;; *) echo ${ONE};; esac`,
      'Docker knows no digest of ghcr.io/cloudnative-pg/postgresql:17.10-standard-trixie: not found.',
    ],
  ])('reports the reason and changes no file if %s', (_, docker, reason) => {
    const begin = () => pin(docker);

    expect(begin).toThrow(reason);
    for (const file of FILES) expect(read(file)).toBe(original(file));
  });

  it('ends with code 1 and one line of error if it fails', () => {
    expect(runScript()).toMatchObject({
      status: 1,
      stderr:
        'Docker is missing. Run this where Docker is and reaches the registries; no file was changed.\n',
    });
  });
});

describe('the images that we do not build', () => {
  it('have a tag with an exact version', () => {
    const images = FILES.flatMap((file) => findImages(file, readFileSync(file, 'utf8')));

    expect(images.length).toBeGreaterThan(11);
    for (const { image } of images) expect(image).toMatch(/:(v?\d+\.\d+\.\d+|17\.\d+)(-[\w.-]+)?$/);
  });
});

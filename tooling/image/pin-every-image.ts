import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImages, pinImages } from './image-references.ts';

/** Files that name images of others, beside those for Kubernetes. */
const FILES = [
  'docker-compose.yml',
  'docker-compose.proxy.yml',
  'docker-compose.tracing.yml',
  'deploy/Dockerfile',
  'deploy/keycloak/Dockerfile',
];
/** Overlays of one's own are in there too. */
const KUBERNETES = 'deploy/kubernetes';
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TIMEOUT_MS = 60_000;

type Place = {
  /** Folder of the product. */
  readonly folder: string;
  /** Environment in which Docker runs. */
  readonly env: NodeJS.ProcessEnv;
};

/**
 * Writes the digest of each image behind its tag, so that the tag can't come to mean another image. Nothing is written
 * unless every digest is known. Returns each image with its digest.
 */
export function pinEveryImage({ folder, env }: Place): string[] {
  const files = filesWithImages(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { file, text, references: findImages(file, text) };
  });
  const images = new Set(files.flatMap(({ references }) => references.map(({ image }) => image)));
  const digests = new Map([...images].map((image) => [image, askDigest(image, env)]));

  for (const { file, text, references } of files) {
    const pinned = pinImages(text, references, digests);
    if (pinned === text) continue;
    writeFileSync(join(folder, `${file}.new`), pinned);
    renameSync(join(folder, `${file}.new`), join(folder, file));
  }

  return [...digests].map(([image, digest]) => `${image}@${digest}`);
}

/** Lists the files of the product that name images of others. */
export function filesWithImages(folder: string): string[] {
  const manifests = readdirSync(join(folder, KUBERNETES), { recursive: true, encoding: 'utf8' });

  return [
    ...FILES,
    ...manifests
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => join(KUBERNETES, file)),
  ];
}

/** Asks the image's registry, by Docker, for the digest of all its platforms together. */
function askDigest(image: string, env: NodeJS.ProcessEnv): string {
  const asked = spawnSync(
    'docker',
    ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'],
    { encoding: 'utf8', timeout: TIMEOUT_MS, env },
  );
  if (asked.error && 'code' in asked.error && asked.error.code === 'ENOENT') {
    throw new Error(
      'Docker is missing. Run this where Docker is and reaches the registries; no file was changed.',
    );
  }
  const digest = (asked.stdout ?? '').trim();
  if (asked.status === 0 && DIGEST.test(digest)) return digest;
  if (/unknown (flag|command)|is not a docker command/.test(asked.stderr ?? ''))
    throw new Error("Docker's plug-in buildx is missing; no file was changed.");
  const reason = (asked.stderr ?? '').trim().split('\n')[0] || digest || asked.error?.message || 'no answer';
  throw new Error(`Docker knows no digest of ${image}: ${reason}. No file was changed.`);
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { composeFaults, type ComposeFile } from './compose-faults.ts';
import { databaseFaults } from './database-faults.ts';
import { networkFaults } from './network-faults.ts';
import { workloadFaults } from './pod-faults.ts';
import { readEnvFile, readManifests, type Manifests } from './read-manifests.ts';

/**
 * What the checks compare: the files for Kubernetes, docker-compose.yml, and the names in .env.example and of compose's
 * secrets.
 */
export type Sources = { manifests: Manifests; compose: ComposeFile; listed: string[] };

export function readSources(root: string): Sources {
  const compose = readCompose(root);
  const secrets = Object.keys(compose.secrets ?? {}).map((name) => name.toUpperCase());
  return {
    manifests: readManifests(`${root}deploy/kubernetes`),
    compose,
    listed: [...new Set([...Object.keys(readEnvFile(`${root}.env.example`)), ...secrets])],
  };
}

/** Reads the compose file; a service without a command runs that of the image. */
function readCompose(root: string): ComposeFile {
  const compose = parse(readFileSync(`${root}docker-compose.yml`, 'utf8'), { merge: true }) as ComposeFile;
  const [, command = ''] = /^CMD (.*)$/m.exec(readFileSync(`${root}deploy/Dockerfile`, 'utf8')) ?? [];
  const { web } = compose.services;
  if (web) web.command ??= JSON.parse(command) as string[];
  return compose;
}

/** Lists every guarantee that the files for Kubernetes break, and where they differ from the compose file. */
export const findFaults = ({ manifests, compose, listed }: Sources): string[] => [
  ...workloadFaults(manifests.resources),
  ...networkFaults(manifests.resources),
  ...databaseFaults(manifests.resources, compose),
  ...composeFaults(manifests, compose, listed),
];

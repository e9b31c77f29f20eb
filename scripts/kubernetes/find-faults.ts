import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { composeFaults, type ComposeFile } from './compose-faults.ts';
import { databaseFaults } from './database-faults.ts';
import { keycloakFaults } from './keycloak-faults.ts';
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

/**
 * Reads the compose file. A service without a command runs that of the image; Keycloak has the image and the variables of
 * its Dockerfile where it has one.
 */
function readCompose(root: string): ComposeFile {
  const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
  const compose = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile;
  const { web, keycloak } = compose.services;
  if (web) web.command ??= JSON.parse(/^CMD (.*)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '') as string[];
  if (keycloak?.build) {
    const dockerfile = read(keycloak.build.dockerfile);
    keycloak.image = /^FROM (\S+)/m.exec(dockerfile)?.[1] ?? '';
    const variables = [...dockerfile.matchAll(/\b(KC_[A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    keycloak.environment = { ...Object.fromEntries(variables), ...keycloak.environment };
  }
  return compose;
}

/** Lists every guarantee that the files for Kubernetes break, and where they differ from the compose file. */
export const findFaults = ({ manifests, compose, listed }: Sources): string[] => [
  ...workloadFaults(manifests.resources),
  ...networkFaults(manifests.resources),
  ...databaseFaults(manifests.resources, compose),
  ...keycloakFaults(manifests.resources, compose),
  ...composeFaults(manifests, compose, listed),
];

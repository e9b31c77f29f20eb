import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What tests read of a service; the specification's schema checks the rest. */
export type Service = {
  image?: string;
  build?: { dockerfile?: string; target?: string };
  restart?: string;
  profiles?: string[];
  user?: string;
  cap_add?: string[];
  tmpfs?: string[];
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  entrypoint?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  environment?: Record<string, string | number | null>;
};

export type ComposeFile = {
  services: Record<string, Service>;
  networks?: Record<string, { internal?: boolean } | null>;
  secrets?: Record<string, { file?: string }>;
};

/** Parses one compose file, without its variables; Docker Compose alone merges several. */
export const readCompose = (path: string): ComposeFile =>
  parse(readFileSync(path, 'utf8'), { merge: true, logLevel: 'error' }) as ComposeFile;

import { readFileSync } from 'node:fs';
import { parseDocument, visit } from 'yaml';

/** What the checks read of a service; a test of the whole file compares it with the specification's schema. */
export type Service = {
  image?: string;
  build?: { context?: string; dockerfile?: string; target?: string };
  restart?: string;
  profiles?: string[];
  user?: string;
  privileged?: boolean;
  network_mode?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  logging?: { driver?: string; options?: Record<string, string> };
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  tmpfs?: string[];
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  entrypoint?: string[];
  command?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck?: { test: string[]; interval?: string; start_period?: string; retries?: number };
  environment?: Record<string, string | number | null>;
};

export type ComposeFile = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes?: Record<string, unknown>;
  secrets?: Record<string, { file?: string }>;
};

type Mapping = Record<string, unknown>;

/** Represents `!reset` in a file: `mergeCompose` then takes the value away. */
const RESET = '!reset';
/** Keys whose lists an override replaces; other lists grow. */
const REPLACED = ['command', 'entrypoint', 'test'];

/** Parses a compose file, without resolving its variables. Values that share an anchor are separate copies. */
export function parseCompose(text: string): ComposeFile {
  const document = parseDocument(text, { merge: true, logLevel: 'error' });
  if (document.errors[0]) throw document.errors[0];
  visit(document, {
    Pair: (_, pair) => {
      if ((pair.value as { tag?: string } | null)?.tag === RESET) pair.value = document.createNode(RESET);
    },
  });
  return JSON.parse(JSON.stringify(document.toJS())) as ComposeFile;
}

export const readCompose = (path: string): ComposeFile => parseCompose(readFileSync(path, 'utf8'));

/** Merges two files as `docker compose --file base --file override` does. */
export function mergeCompose(base: ComposeFile, override: ComposeFile): ComposeFile {
  return mergeMappings(base, override) as ComposeFile;
}

function mergeMappings(base: Mapping, override: Mapping): Mapping {
  const changed = Object.entries(override).map(([key, value]) => [
    key,
    value === RESET ? undefined : mergeValues(key, base[key], value),
  ]);
  return Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(changed) }).filter(([, value]) => value !== undefined),
  );
}

function mergeValues(key: string, base: unknown, value: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(value)) {
    return REPLACED.includes(key) ? value : [...new Set<unknown>([...(base as unknown[]), ...value])];
  }
  return isMapping(base) && isMapping(value) ? mergeMappings(base, value) : value;
}

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves `${NAME}`, `${NAME:-default}` and `${NAME:?reason}` in all texts, as compose does. */
export function resolveVariables<T>(value: T, env: Readonly<Record<string, string>>): T {
  return JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' ? resolveText(text, env) : text,
  ) as T;
}

const VARIABLE = /\$(?:(\$)|\{([A-Za-z_][A-Za-z0-9_]*)(?::([-?])([^}]*))?\})/g;

function resolveText(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (_, dollar, name: string, kind: string | undefined, rest = '') => {
    if (dollar) return '$';
    const value = env[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return kind === '-' ? String(rest) : '';
  });
}

/** Reads a `.env` file of `NAME=value` lines. */
export const readEnvFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

import { readEnv as readActionsEnv, warningsOf } from '#actions/config/env.ts';
import { readDkim } from '#actions/lib/mail/dkim.ts';
import { readEnv as readStackEnv } from '#embedded/stack/config/env.ts';
import { publicUrlOf } from '#embedded/stack/parts/definitions.ts';
import { addressOf } from '#runtime/network/free-ports.ts';
import { hasuraDirOf, preflight } from '#embedded/stack/preflight.ts';
import type { Environment } from '#runtime/process/environment.ts';
import { readEnv as readWebEnv } from '#web/server/config/env.ts';
import type { PortOfProcess } from './check-port.ts';
import type { Start } from './check-preflight.ts';
import { readParts } from './read-parts.ts';

export const PROCESSES = ['start', 'actions', 'web'] as const;
/** The process whose environment is examined; `start` is the launcher behind `npm start`. */
export type ProcessName = (typeof PROCESSES)[number];

/** Addresses and folders that a process uses, as its own settings say. A part that `npm start` brings itself is missing. */
export type Target = {
  /** What `npm start` asks; undefined for other processes. */
  readonly start?: Start;
  /** Ports on which another process listens. */
  readonly ports: readonly PortOfProcess[];
  readonly publicUrl: string;
  readonly realm: string;
  readonly databaseUrl?: string | undefined;
  /** Folder with the migrations that the process applies. */
  readonly hasuraDir?: string | undefined;
  readonly keycloakUrl?: string | undefined;
  readonly engineUrl?: string | undefined;
  readonly actionsUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
  /** Mailbox that bounce reports come to. */
  readonly imapUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Folder in which the web server keeps the files of the last releases. */
  readonly releasesDir?: string | undefined;
  /** Secrets of Keycloak's clients, by the client's id. */
  readonly clientSecrets: Readonly<Record<string, string>>;
  readonly mail: Dkim & { readonly sender: string };
  /** Sentences by which the process itself would warn at its start. */
  readonly warnings: readonly string[];
};

export type Dkim = Record<
  'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY' | 'DKIM_PRIVATE_KEY_FILE',
  string
>;

/** Reads the environment by the definition of the process that will read it; throws what the process would throw. */
export function readTarget(name: ProcessName, root: string, source: Environment): Target {
  return { start: readStart, actions: readActions, web: readWeb }[name](source, root);
}

function readStart(source: Environment, root: string): Target {
  const env = readStackEnv(root, source);
  readParts(env, root);
  const mail = readMail(env.passedOn);
  return {
    start: {
      preflight: preflight(env),
      address: addressOf({ host: env.HOST, port: env.PORT }),
      dataDir: env.DATA_DIR,
    },
    ports: [],
    hasuraDir: hasuraDirOf(env, root),
    publicUrl: publicUrlOf(env),
    realm: 'hosting',
    databaseUrl: env.DATABASE_URL,
    keycloakUrl: env.KEYCLOAK_URL,
    engineUrl: env.HASURA_GRAPHQL_ENDPOINT,
    smtpUrl: env.SMTP_URL,
    imapUrl: env.passedOn.IMAP_URL,
    dataDir: env.DATA_DIR,
    clientSecrets: secretsOf(env),
    mail,
    warnings: [],
  };
}

function readActions(source: Environment): Target {
  const env = readActionsEnv(source);
  return {
    ports: [
      {
        host: env.ACTIONS_HOST,
        port: env.ACTIONS_PORT,
        names: { host: 'ACTIONS_HOST', port: 'ACTIONS_PORT' },
      },
      ...readMetrics(env),
    ],
    publicUrl: env.PUBLIC_URL,
    realm: env.KEYCLOAK_REALM,
    databaseUrl: env.DATABASE_URL,
    keycloakUrl: env.KEYCLOAK_URL,
    smtpUrl: env.SMTP_URL,
    imapUrl: env.IMAP_URL,
    clientSecrets: secretsOf(env),
    mail: readMail(env),
    warnings: warningsOf(env),
  };
}

function readWeb(source: Environment): Target {
  const env = readWebEnv(source);
  return {
    ports: [{ host: env.HOST, port: env.PORT, names: { host: 'HOST', port: 'PORT' } }, ...readMetrics(env)],
    publicUrl: env.PUBLIC_URL,
    realm: env.KEYCLOAK_REALM,
    keycloakUrl: env.KEYCLOAK_URL,
    engineUrl: env.HASURA_GRAPHQL_ENDPOINT,
    actionsUrl: env.ACTIONS_URL,
    releasesDir: env.RELEASES_DIR,
    clientSecrets: {},
    mail: readMail({}),
    warnings: [],
  };
}

function readMetrics(env: { METRICS_PORT?: number | undefined; METRICS_HOST: string }): PortOfProcess[] {
  // With port 0 the system chooses one that is free.
  if (!env.METRICS_PORT) return [];
  const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  return [{ host: env.METRICS_HOST, port: env.METRICS_PORT, names, servesMetrics: true }];
}

/** The client `web` can't log a person in by its secret alone, so that its secret can't be tried. */
const CLIENTS = {
  actions: 'ACTIONS_CLIENT_SECRET',
  'api-reader': 'API_READER_CLIENT_SECRET',
  'api-editor': 'API_EDITOR_CLIENT_SECRET',
  'api-mailing': 'API_MAILING_CLIENT_SECRET',
} as const;

const secretsOf = (env: { readonly [Name in (typeof CLIENTS)[keyof typeof CLIENTS]]?: string | undefined }) =>
  Object.fromEntries(Object.entries(CLIENTS).map(([client, name]) => [client, env[name] ?? '']));

function readMail(env: Partial<Dkim & { ACCOUNT_MAIL_FROM: string }>): Target['mail'] {
  const { DKIM_DOMAIN = '', DKIM_SELECTOR = '', DKIM_PRIVATE_KEY = '', DKIM_PRIVATE_KEY_FILE = '' } = env;
  const dkim = { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE };
  readDkim(dkim);
  return { ...dkim, sender: env.ACCOUNT_MAIL_FROM ?? '' };
}

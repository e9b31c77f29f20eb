import { readEnv as readActionsEnv, warningsOf } from '#actions/config/env.ts';
import { readDkim } from '#actions/lib/mail/dkim.ts';
import { readEnv as readStackEnv } from '#embedded/stack/config/env.ts';
import { metricsPorts } from '#embedded/stack/metrics-ports.ts';
import type { Environment } from '#runtime/environment.ts';
import { readEnv as readWebEnv } from '#web/config/env.ts';

export const PROCESSES = ['start', 'actions', 'web'] as const;
/** The process whose environment is examined; `start` is the launcher behind `npm start`. */
export type ProcessName = (typeof PROCESSES)[number];

/** Addresses and folders that a process uses, as its own settings say. A part that `npm start` brings itself is missing. */
export type Target = {
  readonly host: string;
  readonly port: number;
  /** Inside ports for metrics. */
  readonly metrics: { readonly host: string; readonly ports: readonly number[] };
  readonly publicUrl: string;
  readonly realm: string;
  readonly databaseUrl?: string | undefined;
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
  const mail = readMail(env.passedOn);
  return {
    host: env.HOST,
    port: env.PORT,
    metrics: { host: env.METRICS_HOST, ports: Object.values(metricsPorts(env)) },
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
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
    host: env.ACTIONS_HOST,
    port: env.ACTIONS_PORT,
    metrics: readMetrics(env),
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
    host: env.HOST,
    port: env.PORT,
    metrics: readMetrics(env),
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

const readMetrics = (env: { METRICS_PORT?: number | undefined; METRICS_HOST: string }) => ({
  host: env.METRICS_HOST,
  // With port 0 the system chooses one that is free.
  ports: env.METRICS_PORT ? [env.METRICS_PORT] : [],
});

/** The client `web` logs nobody in by its secret alone, so that its secret can't be tried. */
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

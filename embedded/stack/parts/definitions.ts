import type { SiteFolders } from '../build.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { StackEnv } from '../config/env.ts';
import { addressOf } from '#runtime/network/free-ports.ts';
import { metricsPorts, type MeasuredPart } from './metrics-ports.ts';
import type { PartDefinition } from './part.ts';
import type { Program } from './part-process.ts';
import { purposeSecrets } from '../secrets/purpose-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { HealthUrls } from './until-ready.ts';

export const REALM = 'hosting';
const LOOPBACK = '127.0.0.1';
const BOOTSTRAP_CLIENT = 'hostfront-bootstrap';

/** Values from which the environments of the parts are made. */
export type StackPlan = {
  readonly root: string;
  readonly env: StackEnv;
  readonly secrets: Secrets;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  /** The built site; undefined while vite serves its sources. */
  readonly site: SiteFolders | undefined;
  readonly ports: { engine: number; identity: number; actions: number; smtp: number; inbox: number };
};

/** Returns the inside address of each part: the embedded one, or its real counterpart. */
export function partUrls({ env, ports }: Pick<StackPlan, 'env' | 'ports'>) {
  return {
    graphql: env.HASURA_GRAPHQL_ENDPOINT ?? `http://${LOOPBACK}:${ports.engine}`,
    identity: env.KEYCLOAK_URL ?? `http://${LOOPBACK}:${ports.identity}`,
    actions: `http://${LOOPBACK}:${ports.actions}`,
    smtp: env.SMTP_URL ?? `smtp://${LOOPBACK}:${ports.smtp}`,
    inbox: env.SMTP_URL === undefined ? `http://${LOOPBACK}:${ports.inbox}` : undefined,
  };
}

/** Defines the embedded GraphQL engine, with Hasura's own names for its settings. */
export function enginePart(plan: StackPlan): PartDefinition {
  const { identity, actions, graphql } = partUrls(plan);

  return {
    name: 'engine',
    entry: 'engine.js',
    ...probesOf(graphql),
    env: {
      HASURA_GRAPHQL_DEV_MODE: 'false',
      ...plan.env.passedOn,
      ...metricsOf(plan, 'engine'),
      HASURA_GRAPHQL_SERVER_HOST: LOOPBACK,
      HASURA_GRAPHQL_SERVER_PORT: String(plan.ports.engine),
      HASURA_GRAPHQL_DATABASE_URL: plan.databaseUrl,
      HASURA_GRAPHQL_METADATA_DIR: join(plan.root, 'hasura/metadata'),
      HASURA_GRAPHQL_ADMIN_SECRET: plan.secrets.hasuraAdminSecret,
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
        jwk_url: `${identity}/realms/${REALM}/protocol/openid-connect/certs`,
        issuer: issuer(plan),
        audience: 'hasura',
      }),
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      // An engine that is started again keeps metadata which the command line has changed since this start.
      ENGINE_START_ID: randomUUID(),
      HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
      ENGINE_REFUSE_ADMIN_CLAIM: 'true',
      ACTIONS_URL: actions,
      ACTION_SECRET: actionSecret(plan),
    },
  };
}

/** Defines the embedded OpenID provider on Keycloak's paths. */
export function identityPart(plan: StackPlan): PartDefinition {
  return {
    name: 'identity',
    entry: 'identity.js',
    ...probesOf(partUrls(plan).identity),
    env: {
      ...plan.env.passedOn,
      ...metricsOf(plan, 'identity'),
      ...realmPlaceholders(plan),
      IDENTITY_HOST: LOOPBACK,
      IDENTITY_PORT: String(plan.ports.identity),
      DATABASE_URL: plan.databaseUrl,
      PUBLIC_URL: plan.publicUrl,
      KEYCLOAK_REALM_FILE: realmFile(plan),
      ...bootstrapClient(plan),
    },
  };
}

/**
 * Defines the program that brings the realm up to date and creates the first administrator; it runs once, after
 * identity is up.
 */
export function applyRealm(plan: StackPlan): Program {
  return {
    name: 'keycloak-apply',
    entry: 'apply-realm.js',
    env: {
      ...plan.env.passedOn,
      ...realmPlaceholders(plan),
      KEYCLOAK_REALM_FILE: realmFile(plan),
      KEYCLOAK_URL: partUrls(plan).identity,
      ...bootstrapClient(plan),
      // They count only while no administrator is enabled, also after the first start.
      ADMIN_EMAIL: plan.env.ADMIN_EMAIL ?? plan.secrets.adminEmail,
      ADMIN_PASSWORD: plan.env.ADMIN_PASSWORD ?? plan.secrets.adminPassword,
    },
  };
}

function realmFile({ root }: StackPlan): string {
  return join(root, 'keycloak/realm.json');
}

/** Defines the actions service. */
export function actionsPart(plan: StackPlan): PartDefinition {
  const { identity, actions, smtp } = partUrls(plan);

  return {
    name: 'actions',
    entry: 'actions.js',
    ...probesOf(actions),
    env: {
      ...plan.env.passedOn,
      ...metricsOf(plan, 'actions'),
      ACTIONS_HOST: LOOPBACK,
      ACTIONS_PORT: String(plan.ports.actions),
      DATABASE_URL: plan.databaseUrl,
      KEYCLOAK_URL: identity,
      KEYCLOAK_REALM: REALM,
      PUBLIC_URL: plan.publicUrl,
      ...clientSecrets(plan),
      ACTION_SECRET: actionSecret(plan),
      ...purposeSecrets(plan.env, plan.secrets),
      SMTP_URL: smtp,
    },
  };
}

/** Defines the mail catcher with its inbox. */
export function mailPart(plan: StackPlan): PartDefinition {
  const healthUrl = `http://${LOOPBACK}:${plan.ports.inbox}/api/healthz`;

  return {
    name: 'mail',
    entry: 'mail.js',
    liveUrl: healthUrl,
    healthUrl,
    env: {
      ...plan.env.passedOn,
      MAIL_HOST: LOOPBACK,
      MAIL_SMTP_PORT: String(plan.ports.smtp),
      MAIL_WEB_PORT: String(plan.ports.inbox),
    },
  };
}

/** Defines the web server, the only part that listens on the public address. */
export function webPart(plan: StackPlan): PartDefinition {
  const { graphql, identity, actions } = partUrls(plan);

  return {
    name: 'web',
    entry: 'web.js',
    ...probesOf(webUrl(plan)),
    env: {
      ...plan.env.passedOn,
      ...metricsOf(plan, 'web'),
      HOST: plan.env.HOST,
      PORT: String(plan.env.PORT),
      PUBLIC_URL: plan.publicUrl,
      HASURA_GRAPHQL_ENDPOINT: graphql,
      KEYCLOAK_URL: identity,
      KEYCLOAK_REALM: REALM,
      ACTIONS_URL: actions,
      ACTION_SECRET: actionSecret(plan),
      ...(plan.site === undefined
        ? { DEV: 'true' }
        : {
            SITE_DIR: plan.site.siteDir,
            PRERENDER_DIR: plan.site.prerenderDir,
            RELEASES_DIR: plan.site.releasesDir,
          }),
    },
  };
}

/** Returns the origin of the site as a browser sees it. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: StackEnv): string =>
  PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`;

const webUrl = ({ env }: StackPlan): string => addressOf({ host: env.HOST, port: env.PORT });

/** Returns the addresses that tell whether the whole product is ready, beyond the parts themselves. */
export function healthUrls(plan: StackPlan): HealthUrls {
  const web = webUrl(plan);

  return {
    web: `${web}/healthz`,
    actions: `${partUrls(plan).actions}/healthz`,
    pages: ['/readyz', '/en', '/ar'].map((path) => `${web}${path}`),
  };
}

const probesOf = (address: string): Pick<PartDefinition, 'liveUrl' | 'healthUrl'> => ({
  liveUrl: `${address}/livez`,
  healthUrl: `${address}/healthz`,
});

function metricsOf({ env }: StackPlan, part: MeasuredPart): Record<string, string> {
  const port = metricsPorts(env)[part];
  return port === undefined ? {} : { METRICS_PORT: String(port), METRICS_HOST: env.METRICS_HOST };
}

const issuer = (plan: StackPlan): string => `${plan.publicUrl}/realms/${REALM}`;
const actionSecret = ({ env, secrets }: StackPlan): string => env.ACTION_SECRET ?? secrets.actionSecret;

function clientSecrets({ env, secrets }: StackPlan): Record<string, string> {
  const actions = env.ACTIONS_CLIENT_SECRET ?? secrets.actionsClientSecret;
  // Derived from the secret of the client `actions`, so that data folders from before there were API keys have these
  // secrets too.
  const made = (client: string) => createHmac('sha256', actions).update(client).digest('base64url');

  return {
    WEB_CLIENT_SECRET: env.WEB_CLIENT_SECRET ?? secrets.webClientSecret,
    ACTIONS_CLIENT_SECRET: actions,
    API_READER_CLIENT_SECRET: env.API_READER_CLIENT_SECRET ?? made('api-reader'),
    API_EDITOR_CLIENT_SECRET: env.API_EDITOR_CLIENT_SECRET ?? made('api-editor'),
    API_MAILING_CLIENT_SECRET: env.API_MAILING_CLIENT_SECRET ?? made('api-mailing'),
  };
}

const bootstrapClient = ({ env, secrets }: StackPlan): Record<string, string> => ({
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: env.KC_BOOTSTRAP_ADMIN_CLIENT_ID ?? BOOTSTRAP_CLIENT,
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET ?? secrets.bootstrapClientSecret,
});

const realmPlaceholders = (plan: StackPlan): Record<string, string> => ({
  WEB_URL: plan.publicUrl,
  ...clientSecrets(plan),
});

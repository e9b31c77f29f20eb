import type { StackEnv } from '../config/env.ts';

/** Those settings of a product that are given. */
export type Settings = {
  readonly [Name in keyof Omit<StackEnv, 'passedOn'>]?: StackEnv[Name] | undefined;
};

const PURPOSES = [
  'CAPTCHA_SECRET',
  'COOKIE_SECRET',
  'LIMIT_SECRET',
  'SESSION_SECRET',
  'TICKET_SECRET',
  'LINK_SECRET',
] as const;

/** Variables that together take the place of a secret of `secrets.json`. */
const REPLACED_BY: Record<string, readonly (keyof Settings)[]> = {
  superuserPassword: ['DATABASE_URL'],
  databasePassword: ['DATABASE_URL'],
  hasuraAdminSecret: ['HASURA_GRAPHQL_ENDPOINT'],
  actionSecret: ['ACTION_SECRET'],
  masterSecret: PURPOSES,
  captchaSecret: PURPOSES,
  webClientSecret: ['WEB_CLIENT_SECRET'],
  actionsClientSecret: ['ACTIONS_CLIENT_SECRET'],
  bootstrapClientSecret: ['KC_BOOTSTRAP_ADMIN_CLIENT_SECRET'],
  adminEmail: ['KEYCLOAK_URL'],
  adminPassword: ['KEYCLOAK_URL'],
  adminPasswordMade: ['KEYCLOAK_URL'],
};

/** Leaves out the secrets that a product with these settings does not use; null: it uses none of them. */
export function usedSecrets(
  secrets: Record<string, unknown> | null,
  settings: Settings,
): Record<string, unknown> | null {
  const used = Object.entries(secrets ?? {}).filter(
    ([name]) => !(REPLACED_BY[name]?.every((variable) => settings[variable] !== undefined) ?? false),
  );
  return used.length === 0 ? null : Object.fromEntries(used);
}

/** Returns the names of the secrets that the environment gives, which no backup holds. */
export function givenSecrets(settings: Settings): string[] {
  return Object.keys(settings).filter(
    (name) => /_SECRET$/.test(name) && settings[name as keyof Settings] !== undefined,
  );
}

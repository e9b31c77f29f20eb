import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';

/** Flow by which the client `password-check` signs people in; keycloak/apply makes it before the first administrator. */
const SIGN_IN_FLOW = 'password alone';
const ADMIN_ROLE = 'admin';
/** Milliseconds for which one look at Keycloak answers all requests. */
const FRESH_MS = 250;
/** Milliseconds for which a request waits for a look, less than those who ask for the health wait. */
const PATIENCE_MS = 1_000;

const LACKS = {
  'keycloak-unavailable': 'Keycloak does not respond, or refuses the client "actions".',
  'sign-in-flow-missing': `The realm lacks the flow "${SIGN_IN_FLOW}", which keycloak/apply makes.`,
  'administrator-missing': `The realm has no enabled user with the role "${ADMIN_ROLE}".`,
};
/** Reason for which no administrator can sign in. */
export type Lack = keyof typeof LACKS;

type Options = {
  keycloakAdmin: Pick<KeycloakAdmin, 'listFlows' | 'listUsersOfRole'>;
  log: Pick<Logger, 'info'>;
  now?: () => number;
  patienceMs?: number;
};

/**
 * Returns a function that tells why no administrator can sign in yet; undefined once one can, which is remembered, so
 * that an outage of Keycloak later on takes no instance out of service.
 */
export function createReadiness(options: Options): () => Promise<Lack | undefined> {
  const { keycloakAdmin, log, now = Date.now, patienceMs = PATIENCE_MS } = options;
  let isReady = false;
  let known: Lack | undefined;
  let last: { answer: Promise<Lack | undefined>; endedAt: number } | undefined;

  async function look(): Promise<Lack | undefined> {
    let err: unknown;
    const lack = await findLack(keycloakAdmin).catch((cause: unknown) => {
      err = cause;
      return 'keycloak-unavailable' as const;
    });
    if (lack !== undefined && lack !== known)
      log.info({ reason: lack, err }, 'No administrator can sign in yet');
    known = lack;
    isReady = lack === undefined;
    return lack;
  }

  function begin() {
    const begun = { answer: look(), endedAt: Infinity };
    void begun.answer.finally(() => (begun.endedAt = now()));
    return begun;
  }

  return async () => {
    if (isReady) return undefined;
    if (last === undefined || now() - last.endedAt >= FRESH_MS) last = begin();
    return Promise.race([last.answer, wait(patienceMs, 'keycloak-unavailable' as const, { ref: false })]);
  };
}

async function findLack(keycloakAdmin: Options['keycloakAdmin']): Promise<Lack | undefined> {
  if (!(await keycloakAdmin.listFlows()).includes(SIGN_IN_FLOW)) return 'sign-in-flow-missing';
  const administrators = await keycloakAdmin.listUsersOfRole(ADMIN_ROLE);
  return administrators.some(({ enabled }) => enabled) ? undefined : 'administrator-missing';
}

/** Returns the sentence for a reason. */
export const describeLack = (lack: Lack): string => LACKS[lack];

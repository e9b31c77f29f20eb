import type { Logger } from 'pino';
import type { Db } from '#actions/lib/database.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { shareLook, type Patience } from './share-look.ts';

/** Flow by which the client `password-check` signs people in; keycloak/apply makes it before the first administrator. */
const SIGN_IN_FLOW = 'password alone';
const ADMIN_ROLE = 'admin';
/** Question to the database, whose connection is given up after this time: it may lead nowhere. */
const QUESTION = { text: 'select', query_timeout: 3_000 };

const LACKS = {
  'database-unavailable': 'The database does not respond.',
  'keycloak-unavailable': 'Keycloak does not respond, or refuses the client "actions".',
  'sign-in-flow-missing': `The realm lacks the flow "${SIGN_IN_FLOW}", which keycloak/apply makes.`,
  'administrator-missing': `The realm has no enabled user with the role "${ADMIN_ROLE}".`,
};
/** Reason for which the service can't take requests. */
export type Lack = keyof typeof LACKS;

type Options = Patience & {
  db: Db;
  keycloakAdmin: Pick<KeycloakAdmin, 'listFlows' | 'listUsersOfRole'>;
  log: Pick<Logger, 'info' | 'warn'>;
};

/**
 * Returns a function that tells what the service lacks; undefined if it can take requests. That an administrator can
 * sign in is remembered, so that an outage of Keycloak later on takes no instance out of service.
 */
export function createReadiness(options: Options): () => Promise<Lack | undefined> {
  const readDatabase = shareLook<Lack | undefined>({
    ...options,
    look: lookAtDatabase(options),
    late: 'database-unavailable',
  });
  const readRealm = createRealmLook(options);

  return async () => {
    const [database, realm] = await Promise.all([readDatabase(), readRealm()]);
    return database ?? realm;
  };
}

function lookAtDatabase({ db, log }: Pick<Options, 'db' | 'log'>) {
  let wasAway = false;

  return async (): Promise<Lack | undefined> => {
    let isAway = false;
    await db.query(QUESTION).catch((err: unknown) => {
      isAway = true;
      if (!wasAway) log.warn({ err }, 'The database does not respond');
    });
    wasAway = isAway;
    return isAway ? 'database-unavailable' : undefined;
  };
}

function createRealmLook({ keycloakAdmin, log, ...patience }: Options): () => Promise<Lack | undefined> {
  let isReady = false;
  let known: Lack | undefined;

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

  const read = shareLook<Lack | undefined>({ ...patience, look, late: 'keycloak-unavailable' });
  return async () => (isReady ? undefined : read());
}

async function findLack(keycloakAdmin: Options['keycloakAdmin']): Promise<Lack | undefined> {
  if (!(await keycloakAdmin.listFlows()).includes(SIGN_IN_FLOW)) return 'sign-in-flow-missing';
  const administrators = await keycloakAdmin.listUsersOfRole(ADMIN_ROLE);
  return administrators.some(({ enabled }) => enabled) ? undefined : 'administrator-missing';
}

/** Returns the sentence for a reason. */
export const describeLack = (lack: Lack): string => LACKS[lack];

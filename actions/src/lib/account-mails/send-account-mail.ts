import type { Task } from 'graphile-worker';
import type { Env } from '#actions/config/env.ts';
import {
  createLink,
  findTokenOfLink,
  linkUrl,
  LINK_LIFETIME_S,
} from '#actions/lib/accounts/account-links.ts';
import type { KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { idOfJob } from '#actions/lib/jobs/id-of-job.ts';
import { greetingName } from '#rules/accounts/made-administrator.ts';
import { accountMailSchema, linkPurposeOf, type AccountMail } from './account-mail.ts';
import { linkToken } from './link-token.ts';
import { sendAutomaticMail, type AutomaticMailDeps } from './send-automatic-mail.ts';

export type AccountMailDeps = AutomaticMailDeps & {
  env: Pick<Env, 'LINK_SECRET'>;
  /** Knows the names by which mails greet. */
  keycloakAdmin?: Pick<KeycloakAdmin, 'readProfile'>;
};

/**
 * Creates the task for the jobs of `queueAccountMail`. A job fails, and is repeated, while the server does not take the
 * mail.
 */
export function createAccountMailTask(deps: AccountMailDeps): Task {
  return async (payload, { job }) => {
    const given = accountMailSchema.validateSync(payload);
    const mail = { ...given, id: given.id ?? idOfJob(job) };
    const link = await makeLink(mail, deps);
    const about = { userId: mail.userId };
    const name = await readName(mail, deps);
    await sendAutomaticMail({ ...mail, messageName: `account-${mail.id}`, link, name, about }, deps);
  };
}

/**
 * Returns the recipient's first name, unless the product made it up. A new address may be a stranger's by mistake, so its mail has no name; a mail
 * waits for no name while Keycloak is away.
 */
async function readName({ kind, userId }: AccountMail, { keycloakAdmin, log }: AccountMailDeps) {
  if (kind === 'email_change' || !keycloakAdmin) return undefined;
  try {
    return greetingName(await keycloakAdmin.readProfile(userId));
  } catch (error) {
    log.warn({ err: error, kind, userId }, 'A mail greets without a name, as Keycloak did not give it');
    return undefined;
  }
}

type KnownMail = AccountMail & { id: string };

async function makeLink(mail: KnownMail, { pool, env }: Pick<AccountMailDeps, 'pool' | 'env'>) {
  const purpose = linkPurposeOf(mail);
  if (!purpose) return undefined;
  const lifetimeS = LINK_LIFETIME_S[purpose];
  const email = purpose === 'email_change' ? mail.to : null;
  const { userId } = mail;
  const tokens = env.LINK_SECRET.map((secret) => linkToken(mail.kind, mail.id, secret));
  // An earlier attempt may have sent a link of a secret that has been changed since: it must go on to work.
  const token = (await findTokenOfLink(pool, { purpose, userId }, tokens)) ?? tokens[0] ?? '';
  await createLink(pool, { purpose, userId, email, lifetimeS, token });

  return {
    url: linkUrl(env.PUBLIC_URL, purpose, mail.locale, token),
    expiresAt: new Date(Date.now() + lifetimeS * 1_000),
    lifetimeS,
  };
}

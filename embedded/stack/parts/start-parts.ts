import * as define from './definitions.ts';
import { runOnce, startPart, type Part, type PartDefinition, type Surroundings } from './part.ts';

type Needs = {
  /** Parts that serve are added to it. */
  readonly running: Part[];
  /** Settles once the parts are built. */
  readonly code: Promise<unknown>;
  /** Settles once the site is built; undefined while vite serves its sources. */
  readonly site: Promise<unknown> | undefined;
  /** Settles once the database is open and up to date. */
  readonly database: Promise<unknown>;
  readonly around: Surroundings;
};

/**
 * Starts the processes of all parts as soon as they are built, so that they load their code while the database is opened and the site is
 * built. Each begins once what it needs is there: the engine and identity the database, the actions service and the
 * program that applies the realm identity, the web server the site; it asks the engine until that answers.
 */
export function startParts(plan: define.StackPlan, { running, code, site, database, around }: Needs) {
  const { env } = plan;
  const start = async (definition: PartDefinition, after?: Promise<unknown>): Promise<void> => {
    await code;
    running.push(await startPart(definition, around, { after }));
  };
  const hasOwn = (isReplacedBy: string | undefined): boolean => isReplacedBy === undefined;

  const mail = hasOwn(env.SMTP_URL) ? start(define.mailPart(plan)) : undefined;
  const engine = hasOwn(env.HASURA_GRAPHQL_ENDPOINT) ? start(define.enginePart(plan), database) : database;
  const identity = hasOwn(env.KEYCLOAK_URL) ? start(define.identityPart(plan), database) : database;
  const mayApply = hasOwn(env.KEYCLOAK_URL) || env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET !== undefined;
  const applied = mayApply
    ? code.then(() => runOnce(define.applyRealm(plan), around, { after: identity }))
    : identity.then(() => undefined);
  const actions = start(define.actionsPart(plan), identity);
  const web = start(define.webPart(plan), site);

  return {
    /** Settles once the realm is up to date and has its first administrator, as far as that is for us to do. */
    applied,
    /** All that has to succeed before the product can be ready. */
    all: [mail, engine, identity, applied, actions, web].filter((step) => step !== undefined),
  };
}

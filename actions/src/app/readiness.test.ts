import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Db } from '#actions/lib/database.ts';
import { KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import { createReadiness } from './readiness.ts';

const log = pino({ level: 'silent' });
const NOBODY = { id: 'a', enabled: false };
const SOMEBODY = { id: 'b', enabled: true };
type Answers = { flows?: string[]; administrators?: { id: string; enabled: boolean }[]; isAway?: boolean };

/** Returns a database that answers each statement by this function. */
const makeDatabase = (query: () => Promise<unknown>) => ({ query }) as unknown as Db;

/** Creates a readiness before a Keycloak that gives these answers, which the test may change. */
function start(answers: Answers, patienceMs?: number) {
  const asked: string[] = [];
  let time = 0;
  const ask = async <T>(what: string, answer: T): Promise<T> => {
    asked.push(what);
    if (answers.isAway) throw new KeycloakUnavailable('away');
    return answer;
  };
  const readLack = createReadiness({
    db: makeDatabase(async () => undefined),
    log,
    now: () => time,
    ...(patienceMs !== undefined && { patienceMs }),
    keycloakAdmin: {
      listFlows: () => ask('flows', answers.flows ?? ['password alone']),
      listUsersOfRole: (role) => ask(role, answers.administrators ?? [SOMEBODY]),
    },
  });
  return { asked, readLack, pass: (ms: number) => void (time += ms) };
}

describe('the readiness of a service', () => {
  it.each<[string | undefined, Answers]>([
    ['keycloak-unavailable', { isAway: true }],
    ['sign-in-flow-missing', { flows: ['browser'] }],
    ['administrator-missing', { administrators: [] }],
    ['administrator-missing', { administrators: [NOBODY] }],
    [undefined, { administrators: [NOBODY, SOMEBODY] }],
  ])('reports what is missing: %s', async (lack, answers) => {
    expect(await start(answers).readLack()).toBe(lack);
  });

  it('asks Keycloak once for 50 requests at the same time, and not again within 250 ms', async () => {
    const { asked, readLack, pass } = start({ administrators: [] });

    await Promise.all(Array.from({ length: 50 }, readLack));
    pass(249);
    await readLack();
    expect(asked).toEqual(['flows', 'admin']);

    pass(1);
    await readLack();
    expect(asked).toEqual(['flows', 'admin', 'flows', 'admin']);
  });

  it('stays once it was reached, even if Keycloak is unavailable later', async () => {
    const answers: Answers = { administrators: [] };
    const { asked, readLack, pass } = start(answers);
    await readLack();
    answers.administrators = [SOMEBODY];
    pass(250);
    expect(await readLack()).toBeUndefined();
    const before = asked.length;

    answers.isAway = true;
    pass(1_000_000);

    expect(await readLack()).toBeUndefined();
    expect(asked).toHaveLength(before);
  });

  it('is reported as missing while Keycloak takes long, and as reached once Keycloak has answered', async () => {
    let respond: (flows: string[]) => void = () => undefined;
    const flows = new Promise<string[]>((resolve) => (respond = resolve));
    const readLack = createReadiness({
      db: makeDatabase(async () => undefined),
      log,
      patienceMs: 1,
      keycloakAdmin: { listFlows: () => flows, listUsersOfRole: async () => [SOMEBODY] },
    });
    expect(await readLack()).toBe('keycloak-unavailable');

    respond(['password alone']);

    await expect.poll(readLack).toBeUndefined();
  });

  it('reports the database as unavailable while it refuses or does not answer, until it answers', async () => {
    let query: () => Promise<unknown> = async () => Promise.reject(new Error('connect ECONNREFUSED'));
    const keycloakAdmin = {
      listFlows: async () => ['password alone'],
      listUsersOfRole: async () => [SOMEBODY],
    };
    let time = 0;
    const db = makeDatabase(() => query());
    const readLack = createReadiness({ db, keycloakAdmin, log, now: () => time, patienceMs: 1 });
    expect(await readLack()).toBe('database-unavailable');

    let answer: (value: unknown) => void = () => undefined;
    query = () => new Promise((resolve) => (answer = resolve));
    time += 250;
    expect(await readLack()).toBe('database-unavailable');

    answer(undefined);

    await expect.poll(readLack).toBeUndefined();
  });
});

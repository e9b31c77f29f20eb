import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ownTime } from '#runtime/process/own-time.ts';
import type { Db } from '#actions/lib/database.ts';
import { KeycloakRefusal, KeycloakUnavailable, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { createAnswerSeal, type AnswerSeal } from '#actions/lib/sessions/answer-seal.ts';
import { createRefreshClaims, type RefreshClaims } from './refresh-claims.ts';

/** Upper bound in own time (own-time.ts) for the time that a request waits for the answer to another request with the same token. */
const WAIT_MS = 5_000;
const POLL_MS = 50;
/**
 * Milliseconds by the clock within which Keycloak's answer must have come, whatever time this process has had: a claim
 * lapses by the clock, too, and then another request sends the token.
 */
const ASK_MS = 20_000;

type Refresh = (refreshToken: string) => Promise<Tokens>;
type Outcome = { tokens: Tokens } | { refusal: { error: string; description: string } };

type Options = {
  db: Db;
  /** Encrypt kept answers: the first one encrypts, every one of them decrypts. */
  secrets: readonly string[];
  log: Pick<Logger, 'warn'>;
  refresh: Refresh;
  waitMs?: number;
  askMs?: number;
};
type Parts = Omit<Options, 'db' | 'secrets' | 'waitMs' | 'askMs'> & {
  claims: RefreshClaims;
  seal: AnswerSeal;
  waitMs: number;
  askMs: number;
};

/**
 * Sends each refresh token to Keycloak only once, because Keycloak ends a session whose refresh token comes twice. Yet
 * a page that is reloaded during a refresh never gets the new cookie and sends the old token again, and two tabs may
 * send the same token at once, to two instances. One of these requests claims the token in the database and asks
 * Keycloak; all others get its answer for some seconds, and none of them ever asks Keycloak.
 *
 * Why: decision 73.
 */
export function createRefreshOnce({ db, secrets, waitMs = WAIT_MS, askMs = ASK_MS, ...given }: Options) {
  const claims = createRefreshClaims(db);
  const parts: Parts = { ...given, waitMs, askMs, claims, seal: createAnswerSeal(secrets) };
  /** Waits under way in this process, by token: a hundred requests with one token poll as often as one. */
  const waits = new Map<string, Promise<Outcome>>();

  function waitOnce(token: string): Promise<Outcome> {
    const known = waits.get(token);
    if (known) return known;
    const begun = waitForAnswer(token, parts).finally(() => waits.delete(token));
    waits.set(token, begun);
    return begun;
  }

  return {
    async refresh(token: string): Promise<Tokens> {
      const claimId = await claims.claim(token).catch(withoutDatabase);
      const outcome = claimId === undefined ? await waitOnce(token) : await ask(token, claimId, parts);
      if ('tokens' in outcome) return outcome.tokens;
      throw new KeycloakRefusal(outcome.refusal.error, outcome.refusal.description);
    },

    /** Forgets what was kept for a session that was signed out. */
    forget: claims.forget,
  };
}

export type RefreshOnce = ReturnType<typeof createRefreshOnce>;

const ENDED: Outcome = { refusal: { error: 'invalid_grant', description: 'Session not active' } };

/** Asks Keycloak, and keeps the answer for other requests that wait. Without an answer the claim is given back. */
async function ask(
  token: string,
  claimId: string,
  { refresh, askMs, claims, seal, log }: Parts,
): Promise<Outcome> {
  const outcome = await outcomeOf(byTheClock(refresh(token), askMs)).catch(async (error: unknown) => {
    await claims
      .release(claimId)
      .catch((err: unknown) => log.warn({ err }, 'A claim of a refresh token stays until it lapses'));
    throw error;
  });
  const answer = {
    sealed: seal.seal(JSON.stringify(outcome), token),
    nextToken: 'tokens' in outcome ? outcome.tokens.refresh_token : undefined,
  };
  try {
    return (await claims.answer(claimId, answer)) ? outcome : ENDED;
  } catch (err) {
    // Keycloak has spent the token, so the session would be lost if this answer were dropped.
    log.warn({ err }, 'The answer to a refresh could not be kept for other requests with the same token');
    return outcome;
  }
}

/** Rejects where an answer takes longer than that by the clock; one that has arrived by then is read first. */
async function byTheClock<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new KeycloakUnavailable('Keycloak took too long for a refresh.'));
    timer = setTimeout(() => setImmediate(refuse), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function outcomeOf(tokens: Promise<Tokens>): Promise<Outcome> {
  try {
    return { tokens: await tokens };
  } catch (error) {
    if (!(error instanceof KeycloakRefusal)) throw error;
    return { refusal: { error: error.error, description: error.description } };
  }
}

/** Waits for the answer to the request that has claimed the token. */
async function waitForAnswer(token: string, { claims, seal, waitMs }: Parts): Promise<Outcome> {
  let isLate = false;
  const waiting = ownTime.after(waitMs, () => (isLate = true));
  try {
    return await pollAnswer(token, { claims, seal, isLate: () => isLate });
  } finally {
    waiting.end();
  }
}

type Polling = Pick<Parts, 'claims' | 'seal'> & { isLate: () => boolean };

async function pollAnswer(token: string, { claims, seal, isLate }: Polling): Promise<Outcome> {
  for (;;) {
    const state = await claims.read(token).catch(withoutDatabase);
    if (state.kind === 'forgotten') return ENDED;
    if (state.kind === 'answered') return readOutcome(seal.open(state.sealed, token));
    if (state.kind === 'none' || isLate()) {
      throw new KeycloakUnavailable('Another request with the same token has no answer yet.');
    }
    await wait(POLL_MS);
  }
}

function readOutcome(text: string | undefined): Outcome {
  if (text === undefined)
    throw new KeycloakUnavailable('The answer was kept with a secret of another instance.');
  return JSON.parse(text) as Outcome;
}

function withoutDatabase(cause: unknown): never {
  throw new KeycloakUnavailable('A session is refreshed only while the database answers.', cause);
}

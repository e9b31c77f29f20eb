import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { composeMessage } from '../../lib/mail/compose-message.ts';
import { isMailAddress } from '../../lib/mail/mail-address.ts';
import type { Mailer } from '../../lib/mail/mailer.ts';
import type { Outcome } from '../../lib/mail/outcome.ts';
import { createProblem, finish, isIdle, skipQueued, type Problem } from './dispatch-state.ts';
import type { Claim, Entry } from './exchange-deliveries.ts';
import { createLedger } from './ledger.ts';
import type { MakeMail } from './make-mail.ts';
import { beginDispatch, startPreparation, type Preparation } from './prepare-deliveries.ts';

export type DispatchDeps = {
  pool: Pool;
  log: Logger;
  mailer: Mailer;
  workerId: () => string;
  takeRate: (wanted: number) => Promise<number>;
  connections: number;
  /** Seconds before each further attempt after 4xx; after the last one the mail has failed. */
  retryDelaysS: readonly number[];
  /** Seconds before a mail is repeated whose end nobody knows. */
  unknownDelayS: number;
  /** Renders the dispatch in its languages; undefined: settings are missing. */
  makeMail: MakeMail;
  isStopping: () => boolean;
};

/** How long a free hand waits for the rate, or for the server, before it asks again. */
const WAIT_MS = 200;
const LONGEST_WAIT_MS = 1_000;

/**
 * Sends what of a dispatch is due; what is due later is left to the next call.
 *
 * The states of dispatch and delivery: docs/mailing.md.
 */
export async function runDispatch(dispatchId: string, deps: DispatchDeps): Promise<void> {
  const dispatch = await beginDispatch(deps.pool, dispatchId);
  if (!dispatch) return;
  if (dispatch.state === 'cancelled') return skipQueued(deps.pool, dispatchId);

  const problem = createProblem(deps, dispatchId);
  const compose = await deps.makeMail(dispatch);
  if (!compose) return problem.pause('settings-missing');
  const preparation = startPreparation(deps.pool, dispatch);
  await preparation.first;

  const ledger = createLedger({ ...deps, dispatchId });
  const work = { dispatchId, deps, ledger, compose, preparation, problem };
  const hands = await Promise.allSettled(Array.from({ length: deps.connections }, () => sendDue(work)));
  await preparation.done;
  for (const hand of hands) if (hand.status === 'rejected') throw hand.reason;
  await finish(deps.pool, dispatchId);
}

type Work = {
  dispatchId: string;
  deps: DispatchDeps;
  ledger: ReturnType<typeof createLedger>;
  compose: NonNullable<Awaited<ReturnType<MakeMail>>>;
  preparation: Preparation;
  problem: Problem;
};

/** One pair of hands: takes a mail, hands it over, writes down what came of it, takes the next. */
async function sendDue(work: Work): Promise<void> {
  const { deps, ledger, preparation } = work;
  let entry: Entry | undefined;
  for (;;) {
    const waitMs = deps.mailer.waitMs();
    const isWanting = !deps.isStopping() && waitMs === 0;
    const wasPreparing = preparation.isRunning();
    const claim = await ledger.exchange(entry, isWanting);
    entry = claim && (await deliver(claim, work));
    if (entry) continue;
    if (deps.isStopping()) return;
    if (waitMs === 0 && !wasPreparing && (await isIdle(deps.pool, work.dispatchId))) return;
    await sleep(Math.min(Math.max(WAIT_MS, waitMs), LONGEST_WAIT_MS));
  }
}

/** Never throws: what was claimed must be written down. */
async function deliver(claim: Claim, { deps, compose, problem }: Work): Promise<Entry> {
  const outcome = await handOver(claim, compose, deps.mailer);
  if (outcome.kind === 'blocked') await problem.pause(outcome.response);
  else if (outcome.kind === 'unreached') await problem.note(outcome.response);
  else if (outcome.kind === 'sent') await problem.clear();
  return toEntry(claim, outcome, deps);
}

async function handOver(claim: Claim, compose: Work['compose'], mailer: Mailer): Promise<Outcome> {
  if (!isMailAddress(claim.email)) {
    return { kind: 'address', response: 'This is not an address that mail can be sent to.' };
  }
  try {
    const mail = compose(claim);
    return await mailer.deliver(
      { from: mail.returnPath ?? mail.from.address, to: claim.email },
      composeMessage(mail),
    );
  } catch (error) {
    return { kind: 'refused', response: `The mail could not be made: ${String(error)}`.slice(0, 500) };
  }
}

/** What an outcome means for the delivery: the table in docs/mailing.md. */
function toEntry(claim: Claim, { kind, response }: Outcome, deps: DispatchDeps): Entry {
  const entry = { claim, reason: null, response, delayS: 0, attempts: 1, unknownAttempts: 0 } as const;
  const delayS = deps.retryDelaysS[claim.attempts];
  switch (kind) {
    case 'sent':
      return { ...entry, state: 'sent' };
    case 'later':
      if (delayS === undefined) return { ...entry, state: 'failed', reason: 'attempts' };
      return { ...entry, state: 'queued', delayS };
    case 'refused':
    case 'address':
      return { ...entry, state: 'failed', reason: kind };
    case 'unknown':
      return { ...entry, state: 'unknown', unknownAttempts: 1, delayS: deps.unknownDelayS };
    case 'unreached':
    case 'blocked':
      return { ...entry, state: 'queued', attempts: 0 };
  }
}

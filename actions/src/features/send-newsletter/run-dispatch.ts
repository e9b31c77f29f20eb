import { inSpan, startSpan, type Span } from '#runtime/observe/tracing.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { composeMessage } from '#actions/lib/mail/compose-message.ts';
import { isEmail } from '#rules/email/stored-email.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import type { Outcome } from '#actions/lib/mail/outcome.ts';
import { createProblem, finish, isIdle, isStillDue, skipQueued, type Problem } from './dispatch-state.ts';
import { asQueued, releaseLost, type Delivery, type DeliveryResult } from './exchange-deliveries.ts';
import { createLedger } from './ledger.ts';
import type { DispatchJob } from './dispatch-job.ts';
import { traceMails } from './trace-mails.ts';
import type { MailSlots } from './mail-slots.ts';
import type { MakeMail } from './make-mail.ts';
import {
  beginDispatch,
  startPreparation,
  type Preparation,
  type StartedDispatch,
} from './prepare-deliveries.ts';

export type DispatchDeps = {
  /** Connections for work in bulk: recipients that are prepared, deliveries that are skipped. */
  pool: Pool;
  /** Connections for what is read and written beside each mail. */
  ledgerPool: Pool;
  log: Logger;
  mailer: Mailer;
  workerId: () => string;
  takeRate: (wanted: number) => Promise<number>;
  connections: number;
  /** Seconds before each further attempt after 4xx; when they are used up, the delivery has failed. */
  retryDelaysS: readonly number[];
  /** Seconds before a delivery whose outcome is unknown is repeated. */
  unknownDelayS: number;
  /** Renders the dispatch in its languages; undefined: settings are missing. */
  makeMail: MakeMail;
  /** Slots for mails under way, shared with the other dispatches of this process. */
  slots: MailSlots;
  /** Tells whether the process stops, or the dispatch yields to another. */
  isStopping: () => boolean;
};

/**
 * Milliseconds that a worker without a delivery waits before it asks again; it waits up to LONGEST_WAIT_MS while the
 * mail server is away.
 */
const WAIT_MS = 200;
const LONGEST_WAIT_MS = 1_000;

/**
 * Sends the deliveries of a dispatch that are due; those that are due later are left to the next call. It is a step of
 * the trace that its job was queued in, if that was recorded.
 *
 * The states of dispatch and delivery: docs/use/mailing.md and docs/build/deliveries.md.
 */
export async function runDispatch({ dispatchId, trace }: DispatchJob, deps: DispatchDeps): Promise<void> {
  const dispatch = await beginDispatch(deps.pool, dispatchId);
  if (!dispatch) return;
  const span = startSpan('send_dispatch', {
    kind: 'consumer',
    parent: trace ?? null,
    attributes: { 'hostfront.dispatch.id': dispatchId },
  });
  await inSpan(span, () => sendDispatch(dispatch, deps, span));
}

async function sendDispatch(dispatch: StartedDispatch, deps: DispatchDeps, span?: Span): Promise<void> {
  const { id: dispatchId } = dispatch;
  if (dispatch.state === 'cancelled') return skipQueued(deps.pool, dispatchId);

  const beside = { ...deps, pool: deps.ledgerPool, dispatchId };
  const problem = createProblem(beside, dispatchId);
  const compose = await deps.makeMail(dispatch);
  if (!compose) return problem.pause('settings-missing');
  const preparation = startPreparation(deps.pool, dispatch, deps.isStopping);
  await preparation.first;

  const ledger = createLedger(beside);
  const mails = traceMails(span);
  const work = { dispatchId, deps, ledger, compose, preparation, problem, mails };
  const workers = await Promise.allSettled(Array.from({ length: deps.connections }, () => sendDue(work)));
  await preparation.done;
  mails.tell();
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  // No worker has a delivery any more, so a claim that is left was made by a statement whose answer was lost.
  await releaseLost(beside, []);
  await finish(deps.ledgerPool, dispatchId);
}

type Work = {
  dispatchId: string;
  deps: DispatchDeps;
  ledger: ReturnType<typeof createLedger>;
  compose: NonNullable<Awaited<ReturnType<MakeMail>>>;
  preparation: Preparation;
  problem: Problem;
  mails: ReturnType<typeof traceMails>;
};

/**
 * Runs one worker: it takes a delivery, sends the mail, and exchanges the result for the next delivery, until nothing is
 * due or the process stops.
 */
async function sendDue(work: Work): Promise<void> {
  const { deps, ledger, preparation } = work;
  let result: DeliveryResult | undefined;
  for (;;) {
    const waitMs = deps.mailer.waitMs();
    const isWanting = !deps.isStopping() && waitMs === 0;
    const wasPreparing = preparation.isRunning();
    const delivery = await ledger.exchange(result, isWanting);
    result = delivery && (await deliver(delivery, work));
    if (result) continue;
    if (deps.isStopping()) return;
    if (waitMs === 0 && !wasPreparing && (await isIdle(deps.ledgerPool, work.dispatchId))) return;
    await sleep(Math.min(Math.max(WAIT_MS, waitMs), LONGEST_WAIT_MS));
  }
}

/** Sends the mail of one delivery; never throws, because the result of a claimed delivery must be written. */
async function deliver(delivery: Delivery, work: Work): Promise<DeliveryResult> {
  const { deps, problem } = work;
  const outcome = await sendInTurn(delivery, work);
  if (outcome === undefined) return asQueued(delivery);
  if (outcome.kind === 'blocked') await problem.pause(outcome.response);
  else if (outcome.kind === 'unreached') await problem.note(outcome.response);
  else if (outcome.kind === 'sent') await problem.clear();
  return toResult(delivery, outcome, deps);
}

/**
 * Sends a mail once one of the slots is free, and holds the slot no longer than that: the database may let its caller
 * wait. Returns undefined if the mail must not go out any more, or not now.
 */
async function sendInTurn(delivery: Delivery, { deps, compose, mails }: Work): Promise<Outcome | undefined> {
  const { slots, mailer, ledgerPool, isStopping } = deps;
  const isHeld = await slots.take(async () => !isStopping() && (await isStillDue(ledgerPool, delivery)));
  if (!isHeld) return undefined;
  try {
    if (isStopping() || mailer.waitMs() > 0) return undefined;
    return await mails.trace(() => sendMail(delivery, compose, mailer));
  } finally {
    slots.giveBack();
  }
}

async function sendMail(delivery: Delivery, compose: Work['compose'], mailer: Mailer): Promise<Outcome> {
  if (!isEmail(delivery.email)) {
    return { kind: 'address', response: 'This is not an address that mail can be sent to.' };
  }
  try {
    const mail = compose(delivery);
    return await mailer.deliver(
      { from: mail.returnPath ?? mail.from.address, to: delivery.email },
      composeMessage(mail),
    );
  } catch (error) {
    return { kind: 'refused', response: `The mail could not be made: ${String(error)}`.slice(0, 500) };
  }
}

/** Translates the outcome of a mail into the result of its delivery (the table in docs/build/deliveries.md). */
function toResult(delivery: Delivery, { kind, response }: Outcome, deps: DispatchDeps): DeliveryResult {
  const result = { delivery, reason: null, response, delayS: 0, attempts: 1, unknownAttempts: 0 } as const;
  const delayS = deps.retryDelaysS[delivery.attempts];
  switch (kind) {
    case 'sent':
      return { ...result, state: 'sent' };
    case 'later':
      if (delayS === undefined) return { ...result, state: 'failed', reason: 'attempts' };
      return { ...result, state: 'queued', delayS };
    case 'bounced':
      return { ...result, state: 'failed', reason: 'refused', bounce: 'hard' };
    case 'refused':
    case 'address':
      return { ...result, state: 'failed', reason: kind };
    case 'unknown':
      return { ...result, state: 'unknown', unknownAttempts: 1, delayS: deps.unknownDelayS };
    case 'unreached':
    case 'blocked':
      return { ...result, state: 'queued', attempts: 0 };
  }
}

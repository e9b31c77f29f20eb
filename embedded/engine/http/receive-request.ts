import type { IncomingMessage } from 'node:http';
import { FREE_BYTES, HeldShare, type HeldBytes } from '#runtime/bytes/held-bytes.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import type { Session } from '../contract/session.ts';
import { limitExceeded, TooBusyError } from '../errors/limit-error.ts';
import type { Budget } from '../limits/budget.ts';
import type { Caller } from '../limits/caller.ts';
import type { Limits } from '../limits/limits.ts';
import type { UnsentBytes } from '../transport/unsent-bytes.ts';
import { readBody } from './read-body.ts';

export type ReceiveParts = {
  readonly authenticate: Authenticate;
  readonly limits: Limits;
  readonly unsent: UnsentBytes;
  /** What clients have sent and this process has not answered yet. */
  readonly received: HeldBytes;
  readonly budgetOf: (session: Session) => Budget;
  /** Milliseconds that an operation may take in the database. */
  readonly timeLimitOf: (session: Session) => number;
};

type Received = { readonly session: Session; readonly budget: Budget; readonly text: string };

/**
 * Identifies the caller by its headers, and only then reads the body, within the budget of the caller's role. The time
 * that the operations may take begins after the body, so that a slow connection does not use it up. `hasBody` is false
 * for a request whose body is ignored.
 */
export async function receiveRequest(
  request: IncomingMessage,
  caller: Caller,
  parts: ReceiveParts,
  hasBody = true,
): Promise<Received> {
  if (!parts.unsent.fits(caller.key, 0)) throw new TooBusyError('earlier answers have yet to be read');
  const session = await parts.authenticate(request.headers);
  const budget = parts.budgetOf(session);
  const text = hasBody ? await readWithin(request, caller, budget, parts) : '';
  caller.limitTime(parts.timeLimitOf(session));

  return { session, budget, text };
}

async function readWithin(
  request: IncomingMessage,
  caller: Caller,
  budget: Budget,
  { limits: { maxBodyBytes }, received: held }: ReceiveParts,
): Promise<string> {
  // Small bodies are not counted, so they get no share.
  let share: HeldShare | undefined;
  const allowed = budget.left('requestBytes');
  const { text, bytes } = await readBody(request, maxBodyBytes, (received) => {
    if (received > allowed) throw tooLong(request, received, allowed);
    if (received <= FREE_BYTES) return;
    share ??= shareOf(held, caller);
    if (!share.set(received)) throw new TooBusyError('too many long requests are under way');
  });
  budget.spend('requestBytes', bytes);

  return text;
}

function shareOf(held: HeldBytes, caller: Caller): HeldShare {
  const share = new HeldShare(held, caller.key);
  caller.atEnd(() => share.set(0));

  return share;
}

function tooLong(request: IncomingMessage, received: number, allowed: number) {
  const declared = Number(request.headers['content-length'] ?? 0);
  const found = Math.max(declared, received);

  return limitExceeded({ limit: 'bytes', allowed, found, subject: 'the request' });
}

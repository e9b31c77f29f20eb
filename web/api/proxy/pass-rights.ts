import type { Exchanged, KeyToken } from '../keys/key-token.ts';
import type { Reading } from './connection-init.ts';
import { renewByKey } from './renew-by-key.ts';

/** Upper bound of messages that wait while a key is exchanged. */
const MAX_WAITING = 100;
/** Close code "Bad Request". */
const BAD_REQUEST = 4400;
/** Close code "Try Again Later", after which the libraries connect again. */
export const TRY_AGAIN_LATER = 1013;
const AMBIGUOUS = 'credentials-ambiguous';

/** Ends a socket by the code of a refusal; the upstream has `timeoutMs` to close it in order. */
export type CutSocket = (refusal: string, timeoutMs?: number) => void;

export type RightsRules = {
  /** Authorization headers of the upgrade. */
  openedWith: readonly string[];
  /** Key of the upgrade, with its token. */
  openedByKey: { key: string; token: KeyToken } | undefined;
  /**
   * Returns the reason to refuse the tokens of the upgrade or of a `connection_init`, if any; `cut` is called if one is
   * refused later. With `isRenewal` the tokens stand for all those before them.
   */
  admit: (authorizations: readonly string[], cut: CutSocket, isRenewal?: boolean) => string | undefined;
  exchange: (key: string, marginMs?: number) => Promise<Exchanged>;
  /** Tells whether the upstream takes a fresh token by a `ping`, so that the socket outlives its first one. */
  takesRenewals: boolean;
};
type Line = {
  send: (text: string) => void;
  cut: CutSocket;
  end: (code: number, reason: string) => void;
  pause: () => void;
  resume: () => void;
};

/**
 * Passes on the messages that give a socket its rights: tokens as they are, a key as a token that is renewed for as
 * long as the socket is open.
 */
export function passRights(rules: RightsRules, { send, cut, end, pause, resume }: Line) {
  const { openedWith, openedByKey, admit, exchange, takesRenewals } = rules;
  const renewing = renewUpstream(rules, { send, cut });
  /** Whether a key or a token gave the socket its rights; the two do not mix. */
  let isByKey: boolean | undefined = openedByKey ? true : openedWith.length > 0 ? false : undefined;
  let isStopped = false;
  let waiting: Array<() => void> | undefined;

  function passFound(found: Exchanged, { key, textWith }: Extract<Reading, { kind: 'key' }>): void {
    if ('refusal' in found) {
      const { status, body } = found.refusal;
      if (status === 401 || status === 403) cut(body.extensions.code);
      else end(TRY_AGAIN_LATER, body.extensions.code);
      return;
    }
    const refusal = admit([`Bearer ${found.token.value}`], cut);
    if (refusal !== undefined) return cut(refusal);
    send(textWith(found.token.value));
    if (takesRenewals) renewing.follow(key, found.token);
  }

  return {
    /** Admits the token or key of the upgrade. */
    open(): void {
      const refusal = admit(openedWith, cut);
      if (refusal !== undefined) cut(refusal);
      else if (openedByKey && takesRenewals) renewing.follow(openedByKey.key, openedByKey.token);
    },
    isWaiting: () => waiting !== undefined,
    /** Keeps a message back while a key is exchanged; returns false if none is. */
    wait(message: () => void): boolean {
      if (waiting && waiting.push(message) > MAX_WAITING) end(TRY_AGAIN_LATER, 'too-busy');
      return waiting !== undefined;
    },
    passTokens({ text, authorizations, isRenewal }: Extract<Reading, { kind: 'rewrite' }>): void {
      if (authorizations.length > 0 && isByKey === true) return end(BAD_REQUEST, AMBIGUOUS);
      if (authorizations.length > 0) isByKey = false;
      // An upstream that takes no renewals gives a ping's token no rights.
      const isWithout = isRenewal && (!takesRenewals || authorizations.length === 0);
      const refusal = isWithout ? undefined : admit(authorizations, cut, isRenewal);
      if (refusal === undefined) send(text);
      else cut(refusal);
    },
    async passKey(reading: Extract<Reading, { kind: 'key' }>): Promise<void> {
      if (isByKey === false || (reading.isRenewal && isByKey === undefined))
        return void end(BAD_REQUEST, AMBIGUOUS);
      // A key is renewed without the client's help.
      if (reading.isRenewal) return void send('{"type":"ping"}');
      isByKey = true;
      waiting = [];
      pause();
      const found = await exchange(reading.key);
      if (isStopped) return;
      const later = waiting;
      waiting = undefined;
      passFound(found, reading);
      for (const message of later) message();
      resume();
    },
    stop(): void {
      isStopped = true;
      renewing.stop();
    },
  };
}

/** Renews a socket's token at the upstream by pings. */
function renewUpstream({ admit, exchange }: RightsRules, { send, cut }: Pick<Line, 'send' | 'cut'>) {
  return renewByKey({
    exchange,
    onToken(token) {
      const authorization = `Bearer ${token}`;
      const refusal = admit([authorization], cut, true);
      if (refusal === undefined) send(renewalBy(authorization));
      else cut(refusal);
    },
    onRefused: (code) => cut(code),
  });
}

const renewalBy = (authorization: string) =>
  JSON.stringify({ type: 'ping', payload: { headers: { authorization } } });

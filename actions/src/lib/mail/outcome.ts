import { isOfDeadAddress } from './judge-answer.ts';

/**
 * Outcome of a message that was sent to the mail server:
 *
 * - `sent`: the server answered 250 after the last dot
 * - `later`: 4xx (421 too), a message that is larger than the server takes now, or a connection that was lost before the
 *   server had asked for the message: another time may succeed, and each time counts
 * - `bounced`: a code to the recipient that says that the address does not exist (judge-answer.ts)
 * - `refused`: any other 5xx, the server will never take this message
 * - `address`: the server does not take addresses of this kind (no SMTPUTF8)
 * - `unknown`: the connection was lost after the server had asked for the message, so the server may have it
 * - `unreached`: no connection was ready for the message: the server is away, or answers its own greeting with 4xx or 5xx
 * - `blocked`: the server refuses our login or our sender: no message would pass
 */
export type Outcome = {
  kind: 'sent' | 'later' | 'bounced' | 'refused' | 'address' | 'unknown' | 'unreached' | 'blocked';
  response: string;
};

type SmtpError = Error & {
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
};

const RESPONSE_MAX_LENGTH = 500;

/**
 * How far a message had come when it failed: no connection was ready for it, the server had its envelope, or the server
 * had asked for it.
 */
export type Stage = 'connection' | 'envelope' | 'data';

/** Turns an error of the SMTP client into an outcome. */
export function outcomeOf(error: SmtpError, stage: Stage): Outcome {
  const response = (error.response || error.message).slice(0, RESPONSE_MAX_LENGTH);
  return { kind: stage === 'connection' ? ofConnection(error) : ofMessage(error, stage), response };
}

/** Tells whether an error ended the connection: the server closed it, or says that it does (421). */
export const isLost = ({ code, responseCode = 0, command }: SmtpError): boolean =>
  responseCode === 421 || (responseCode === 0 && code !== 'EENVELOPE' && !isTooLarge({ code, command }));

function ofConnection({ code, responseCode = 0 }: SmtpError): Outcome['kind'] {
  const isLogin = code === 'EAUTH' || code === 'ENOAUTH';
  return isLogin && (responseCode === 0 || responseCode >= 500) ? 'blocked' : 'unreached';
}

function ofMessage(error: SmtpError, stage: Stage): Outcome['kind'] {
  const { code, responseCode = 0, command = '' } = error;
  if (responseCode >= 500 && command === 'MAIL FROM') return isOfSize(error) ? 'later' : 'blocked';
  if (command === 'RCPT TO' && isOfDeadAddress(error.response ?? '')) return 'bounced';
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')) return 'refused';
  if (responseCode >= 400 || isTooLarge(error)) return 'later';
  if (stage === 'data') return 'unknown';
  return code === 'EENVELOPE' ? 'address' : 'later';
}

/**
 * Tells whether the server refuses the size that MAIL FROM names: by 552 (RFC 1870), by a code of sizes, or by Courier's
 * 534, which with 5.7.x is about a login.
 */
const isOfSize = ({ responseCode, response = '' }: SmtpError): boolean =>
  responseCode === 552 || /^5\d\d[ -]5\.(2\.3|3\.4)\b/.test(response) || /^534[ -](?!5\.7\.)/.test(response);

/** Tells whether the SMTP client held a message back, because it is larger than the server takes (SIZE). */
const isTooLarge = ({ code, command }: Pick<SmtpError, 'code' | 'command'>): boolean =>
  code === 'EMESSAGE' && command === 'MAIL FROM';

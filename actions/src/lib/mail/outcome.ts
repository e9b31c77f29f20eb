/**
 * Outcome of a message that was sent to the mail server:
 *
 * - `sent`: the server answered 250 after the last dot
 * - `later`: 4xx, the server may take this message another time
 * - `refused`: 5xx, the server will never take this message
 * - `address`: the server does not take addresses of this kind (no SMTPUTF8)
 * - `unknown`: the connection was lost after the server had asked for the message, so the server may have it
 * - `unreached`: the server could not be reached, or closes (421); it has nothing of the message
 * - `blocked`: the server refuses our login or our sender: no message would pass
 */
export type Outcome = {
  kind: 'sent' | 'later' | 'refused' | 'address' | 'unknown' | 'unreached' | 'blocked';
  response: string;
};

type SmtpError = Error & {
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
};

const RESPONSE_MAX_LENGTH = 500;

/** Turns an error of the SMTP client into an outcome; `isInData` tells whether the server had asked for the message. */
export function outcomeOf(error: SmtpError, isInData: boolean): Outcome {
  const response = (error.response || error.message).slice(0, RESPONSE_MAX_LENGTH);
  return { kind: kindOf(error, isInData), response };
}

function kindOf({ code, responseCode = 0, command = '' }: SmtpError, isInData: boolean): Outcome['kind'] {
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return responseCode < 500 && responseCode > 0 ? 'unreached' : 'blocked';
  if (responseCode === 421) return 'unreached';
  if (responseCode >= 500) return ofWholeServer(command);
  if (responseCode >= 400) return command === 'CONN' ? 'unreached' : 'later';
  if (isInData) return 'unknown';
  return code === 'EENVELOPE' ? 'address' : 'unreached';
}

/**
 * Returns the outcome of a 5xx; an answer to the greeting, to EHLO or to our sender does not concern this one
 * recipient.
 */
function ofWholeServer(command: string): Outcome['kind'] {
  if (command === 'MAIL FROM') return 'blocked';
  return command === 'RCPT TO' || command === 'DATA' ? 'refused' : 'unreached';
}

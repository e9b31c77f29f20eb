import { isRecord, parseJson } from '#runtime/bytes/read-json.ts';
import type { FastifyInstance } from 'fastify';
import { challenge } from '../../server/security/challenge.ts';
import { statusOfCode } from './answer-status.ts';

/** Fault of a REST request: Hasura's members, and those of this server's other paths. */
export type RestFault = {
  path: string;
  error: string;
  code: string;
  message: string;
  extensions: Record<string, unknown> & { code: string };
};

/**
 * Messages by which the engine refuses a saved operation that the caller's role may not run, since its schema lacks a
 * field. Fields of input objects come from the caller.
 */
const LACKS_FIELD = /^(field "[^"]+" not found in type: '(?!.*_input'$)|no mutations exist$)/;
const NOT_UNIQUE = /^Uniqueness violation\b/;
/** Hasura gives violations of a CHECK the code of missing rights. */
const CHECKED = /^Check constraint violation\b/;

/**
 * Gives every fault of a REST path one form and the status of its code; Hasura answers most with 400, which tells a
 * program neither that its token has ended nor that a row exists already.
 */
export function addRestFaults(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ headers }, reply, payload) => {
    if (reply.statusCode < 400 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const fault = readFault(payload.toString());
    if (fault === undefined) return payload;
    const status = statusOfFault(fault, reply.statusCode, headers.authorization !== undefined);
    reply.code(status).removeHeader('content-length');
    // An answer to a key is `private` too.
    if (!String(reply.getHeader('cache-control')).includes('no-store'))
      reply.header('cache-control', 'no-store');
    challenge(reply, headers);
    return JSON.stringify(fault);
  });
}

/** Returns the HTTP status of a fault; a status other than 400 was chosen well. */
export function statusOfFault({ code, error }: RestFault, status: number, hasToken: boolean): number {
  if (status !== 400) return status;
  if (code === 'validation-failed' && LACKS_FIELD.test(error)) return hasToken ? 403 : 401;
  if (code === 'constraint-violation') return NOT_UNIQUE.test(error) ? 409 : 422;
  if (code === 'data-exception' || (code === 'permission-error' && CHECKED.test(error))) return 422;

  return statusOfCode(code);
}

/** Reads a fault of the engine or of this server; undefined for another body. */
export function readFault(text: string): RestFault | undefined {
  const body = parseJson(text);
  if (!isRecord(body)) return undefined;
  // The engine writes details of a fault, such as the violated rule, beside its code.
  const { path, error, message = error, code: ownCode, extensions: own, ...details } = body;
  const extensions = isRecord(own) ? own : details;
  const code = ownCode ?? extensions['code'];
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;

  return {
    path: typeof path === 'string' ? path : '$',
    error: message,
    code,
    message,
    extensions: { ...extensions, code },
  };
}

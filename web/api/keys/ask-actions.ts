import type { Logger } from 'pino';
import { array, number, object, string } from 'yup';
import { fetchWithin } from '#runtime/network/fetch-within.ts';
import type { Place } from '#runtime/process/allowed-places.ts';
import { refusal, type Refusal } from '../../server/security/refusals.ts';
import type { KeyToken } from './key-token.ts';

/** Milliseconds after which the actions service counts as away. */
const ANSWER_MS = 15_000;

const strings = () => array(string().required()).required();
const answerSchema = object({
  origins: strings(),
  addresses: strings(),
  token: object({ value: string().required(), jti: string().required(), endsAt: number().required() })
    .default(undefined)
    .optional(),
}).required();
const refusalSchema = object({
  message: string().required(),
  extensions: object({ code: string().required(), retryAfterSeconds: number() }).required(),
}).required();

export type KeyAnswer =
  | { origins: string[]; addresses: string[]; token?: KeyToken | undefined }
  | { refusal: Refusal; retryAfterS?: number };
/** Asks the actions service about a key; undefined if it is away. With `jti` a good token is not made again. */
export type AskActions = (
  asked: Place & { key: string; jti: string | undefined },
) => Promise<KeyAnswer | undefined>;

/** Creates the question to the actions service. */
export function createAskActions(url: string, secret: string, log: Logger): AskActions {
  return async (asked) => {
    try {
      const response = await fetchWithin(ANSWER_MS, url, {
        method: 'POST',
        headers: { 'x-action-secret': secret, 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      const body: unknown = await response.json();
      if (response.ok) return answerSchema.validateSync(body);
      if (![401, 403, 429].includes(response.status)) {
        throw new Error(`The actions service answered ${response.status}.`);
      }
      const { message, extensions } = refusalSchema.validateSync(body);
      if (extensions.code === 'action-secret-invalid')
        throw new Error('ACTION_SECRET is not that of the actions service.');
      const isToken = response.status === 401 ? 'invalid_token' : undefined;
      return {
        refusal: refusal(response.status, extensions.code, message, isToken),
        ...(extensions.retryAfterSeconds !== undefined && { retryAfterS: extensions.retryAfterSeconds }),
      };
    } catch (error) {
      log.warn({ err: error }, 'A key could not be exchanged');
      return undefined;
    }
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { findClient } from '../storage/client-store.ts';
import type { Client } from '../storage/representation.ts';
import type { RealmContext } from '../openid/realm-context.ts';

type Form = Readonly<Record<string, string>>;

/** Authenticates the client of a request by form fields or by HTTP Basic; tells why where that fails. */
export async function authenticateClient(
  { pool, realm }: RealmContext,
  form: Form,
  authorization: string | undefined,
): Promise<Client | 'unknown' | 'wrong'> {
  const { clientId, secret } = credentials(form, authorization);
  const client = clientId === undefined ? undefined : await findClient(pool, realm, clientId);
  if (client === undefined || client.enabled === false) return 'unknown';
  if (client.bearerOnly) return 'wrong';
  if (client.publicClient) return client;

  return secret !== undefined && client.secret !== undefined && sameText(secret, client.secret)
    ? client
    : 'wrong';
}

function credentials(
  form: Form,
  authorization: string | undefined,
): { clientId: string | undefined; secret: string | undefined } {
  const basic = /^basic (.+)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) return { clientId: form['client_id'], secret: form['client_secret'] };
  const [clientId = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');

  return { clientId: decode(clientId), secret: decode(rest.join(':')) };
}

/** Returns undefined for a text that is not well encoded, which no client has. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

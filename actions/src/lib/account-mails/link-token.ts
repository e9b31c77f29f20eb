import { createHmac } from 'node:crypto';

/**
 * Derives the token of a mailed link from the mail's kind and id and a secret, so that neither a stored job nor a table
 * reveals it, and every attempt to send the mail has the same link.
 */
export function linkToken(kind: string, id: string, secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url');
}

import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Tells whether the header holds the action secret, which proves that the request comes from our GraphQL engine or web
 * server. Takes the same time for any value.
 */
export function isActionSecret(header: unknown, secret: string): boolean {
  return typeof header === 'string' && timingSafeEqual(digest(header), digest(secret));
}

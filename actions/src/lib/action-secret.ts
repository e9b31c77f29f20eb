import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Whether the header proves that the request comes from the GraphQL engine; takes the same time for any value. */
export function isActionSecret(header: unknown, secret: string): boolean {
  return typeof header === 'string' && timingSafeEqual(digest(header), digest(secret));
}

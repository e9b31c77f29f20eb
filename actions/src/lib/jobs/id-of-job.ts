import { createHash } from 'node:crypto';
import type { DbJob } from 'graphile-worker';

export type JobIdentity = Pick<DbJob, 'id' | 'revision' | 'created_at'>;

/**
 * Returns a UUID that all attempts of a job share and no other job has. A job that a later request has replaced while it
 * waited is another one: graphile-worker then counts its revision up.
 */
export function idOfJob({ id, revision, created_at }: JobIdentity): string {
  const hash = createHash('sha256').update(`${id}/${revision}/${created_at.toISOString()}`).digest();
  // A UUID of version 5 is one that follows from a name (RFC 9562).
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

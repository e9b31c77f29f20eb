import type { Database } from '../database.ts';
import type { Part } from './part.ts';

/** Parts that others use until they have ended; they stop after these, and the database stops last. */
const NEEDED_BY_OTHERS = ['identity', 'mail'];

/** Stops the parts, each after those that use it, and then the database. */
export async function stopInOrder(parts: readonly Part[], database: Pick<Database, 'stop'>): Promise<void> {
  const isLast = ({ name }: Part): boolean => NEEDED_BY_OTHERS.includes(name);
  await stopAll(parts.filter((part) => !isLast(part)));
  await stopAll(parts.filter(isLast));
  await database.stop();
}

async function stopAll(parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map((part) => part.stop()));
}

import { cpus } from 'node:os';

/** Describes the machine of a run in words. */
export function machine(): string {
  const [first] = cpus();

  return `Node ${process.versions.node}, PostgreSQL 17, ${cpus().length} × ${first?.model ?? 'unknown CPU'}, ${new Date().toISOString().slice(0, 10)}; servers, database and load share the machine.`;
}

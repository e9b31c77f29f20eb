import type { FastifyReply } from 'fastify';

/** Adds names to an answer's `Vary`, each once. */
export function addVary(reply: FastifyReply, names: readonly string[]): void {
  const before = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/);
  const all = new Map([...before, ...names].map((name) => [name.toLowerCase(), name]));
  all.delete('');
  reply.header('vary', [...all.values()].join(', '));
}

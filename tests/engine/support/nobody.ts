import { Caller } from '#embedded/engine/limits/caller.ts';
import type { ClientRequest } from '#embedded/engine/contract/execution.ts';
import { Budget } from '#embedded/engine/limits/budget.ts';

/** A client without headers that waits for ever and may ask for everything. */
export function nobody(): ClientRequest {
  return { headers: {}, caller: new Caller('nobody'), budget: Budget.unlimited() };
}

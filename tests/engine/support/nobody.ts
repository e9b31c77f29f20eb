import { Caller } from '#embedded/engine/limits/caller.ts';
import type { ClientRequest } from '#embedded/engine/contract/execution.ts';
import { Budget } from '#embedded/engine/limits/budget.ts';

/** Makes a client without headers, which never hangs up and has no limits. */
export function nobody(): ClientRequest {
  return { headers: {}, caller: new Caller('nobody'), budget: Budget.unlimited() };
}

import { spelled } from './admin/command.ts';
import type { Explain } from './contract/execution.ts';
import type { Session } from './contract/session.ts';
import { EngineError } from './errors/engine-error.ts';
import { Budget } from './limits/budget.ts';
import { Caller } from './limits/caller.ts';
import { parseBody } from './transport/parse-request.ts';

type Body = { readonly query?: unknown; readonly user?: unknown };

/** Explains an operation of the form `{query: {query, variables}, user: {x-hasura-role: …}}`. */
export async function explainOperation(body: unknown, explain: Explain | undefined): Promise<unknown> {
  const { query, user } = (typeof body === 'object' && body !== null ? body : {}) as Body;
  if (explain === undefined || query === undefined || Array.isArray(query))
    throw new EngineError('parse-failed', 'key "query" not found');
  const operation = parseBody(JSON.stringify(query), 1);
  if (Array.isArray(operation)) throw new EngineError('parse-failed', 'one operation can be explained');
  const client = { headers: {}, caller: new Caller('explain'), budget: Budget.unlimited() };

  return explain(operation as Parameters<Explain>[0], sessionOf(user), client);
}

/** Returns the session of the variables that the administrator gives; without a role it is his own. */
function sessionOf(user: unknown): Session {
  const entries = Object.entries((user ?? {}) as object).map(([name, value]) => [
    name.toLowerCase(),
    spelled(value),
  ]);
  const variables: Record<string, string> = { 'x-hasura-role': 'admin', ...Object.fromEntries(entries) };

  return {
    role: variables['x-hasura-role'] ?? 'admin',
    variables,
    isTrusted: true,
    useBackendOnlyPermissions: false,
  };
}

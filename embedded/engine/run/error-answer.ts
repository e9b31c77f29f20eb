import type { EngineError } from '../errors/engine-error.ts';
import type { GraphqlAnswer } from '../contract/execution.ts';
import { formatError } from '../errors/format-error.ts';
import { ADMIN } from '../permissions/access.ts';
import type { EngineSettings } from '../contract/settings.ts';

/** Returns the answer of a failed operation, with the error's `internal` part if the role sees it. */
export function errorAnswer(error: EngineError, role: string, settings: EngineSettings): GraphqlAnswer {
  const { extensions, ...rest } = formatError(error);
  const isShown = showsInternals(role, settings) && error.internal !== undefined;
  const internal = isShown ? { internal: error.internal } : {};

  return {
    body: JSON.stringify({ errors: [{ ...rest, extensions: { ...extensions, ...internal } }] }),
    error,
  };
}

/** Returns true if the role sees the `internal` part of errors. */
export function showsInternals(role: string, { devMode, adminInternalErrors }: EngineSettings): boolean {
  return devMode || (adminInternalErrors && role === ADMIN);
}

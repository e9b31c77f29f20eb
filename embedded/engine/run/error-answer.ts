import type { EngineError } from '../errors/engine-error.ts';
import type { GraphqlAnswer } from '../contract/execution.ts';
import { formatError } from '../errors/format-error.ts';
import { ADMIN } from '../permissions/access.ts';
import type { EngineSettings } from '../contract/settings.ts';

/** The answer of a failed operation; what lies within is shown where internals are on. */
export function errorAnswer(error: EngineError, role: string, settings: EngineSettings): GraphqlAnswer {
  const { message, extensions } = formatError(error);
  const isShown = showsInternals(role, settings) && error.internal !== undefined;
  const internal = isShown ? { internal: error.internal } : {};

  return {
    body: JSON.stringify({ errors: [{ message, extensions: { ...extensions, ...internal } }] }),
    error,
  };
}

/** Whether the role sees what lies within an error. */
export function showsInternals(role: string, { devMode, adminInternalErrors }: EngineSettings): boolean {
  return devMode || (adminInternalErrors && role === ADMIN);
}

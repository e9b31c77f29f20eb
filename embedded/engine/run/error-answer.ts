import type { EngineError } from '../engine-error.ts';
import type { GraphqlAnswer } from '../execution.ts';
import { formatError } from '../http/format-error.ts';
import { ADMIN } from '../permissions/access.ts';
import type { EngineSettings } from '../settings.ts';

/** The answer of a failed operation; what lies within is shown where internals are on. */
export function errorAnswer(error: EngineError, role: string, settings: EngineSettings): GraphqlAnswer {
  const { message, extensions } = formatError(error);
  const isShown = settings.devMode || (settings.adminInternalErrors && role === ADMIN);
  const internal = isShown && error.internal !== undefined ? { internal: error.internal } : {};

  return {
    body: JSON.stringify({ errors: [{ message, extensions: { ...extensions, ...internal } }] }),
    error,
  };
}

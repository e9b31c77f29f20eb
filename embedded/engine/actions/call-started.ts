import { OperationTypeNode } from 'graphql';
import type { CallAction, StartedAction } from '../contract/execution.ts';
import type { Core } from '../contract/core.ts';
import type { Session } from '../contract/session.ts';
import { EngineError, WebhookRefusal } from '../errors/engine-error.ts';
import { toEngineError } from '../errors/format-error.ts';
import { ADMIN } from '../permissions/access.ts';
import type { SchemaTypes } from '../request/meaning.ts';
import { checkActionAnswer } from './action-answer.ts';

type CallStartedOptions = {
  readonly roles: (session: Pick<Session, 'role' | 'isTrusted' | 'useBackendOnlyPermissions'>) => {
    readonly schema: Pick<SchemaTypes, 'getRootType'>;
  };
  readonly callAction: CallAction;
  /** True for a role that sees the `internal` part of an error. */
  readonly showsInternals: (role: string) => boolean;
};

/** Makes the function that calls the webhook of a logged asynchronous action; a fault becomes an outcome `error`. */
export function createCallStarted({
  roles,
  callAction,
  showsInternals,
}: CallStartedOptions): NonNullable<Core['callStarted']> {
  return async (started) => {
    try {
      const { action, output } = meaningOf(started, roles);
      const { input, sessionVariables, headers } = started;
      const answer = await callAction({ ...action, input, sessionVariables, client: { headers } });
      checkActionAnswer(answer, output);

      return { status: 'completed', payload: JSON.stringify(answer.payload) };
    } catch (error) {
      const role = started.sessionVariables['x-hasura-role'] ?? '';

      return { status: 'error', errors: describe(error, showsInternals(role)) };
    }
  };
}

/** Returns the action of the current metadata; the role's permission was checked when the action was started. */
function meaningOf({ name }: StartedAction, roles: CallStartedOptions['roles']) {
  const { schema } = roles({ role: ADMIN, isTrusted: true, useBackendOnlyPermissions: false });
  const meaning = schema.getRootType(OperationTypeNode.MUTATION)?.getFields()[name]?.extensions.meaning;
  if (meaning?.kind !== 'action')
    throw new EngineError('unexpected', `there is no action "${name}" any more`);

  return meaning;
}

/** Returns the JSON text of `{code, path, error}`, with `internal` for roles that see it. */
function describe(fault: unknown, isInternalShown: boolean): string {
  const error = toEngineError(fault);
  const { path, message, internal } = error;
  const code = error instanceof WebhookRefusal ? error.webhookCode : error.code;

  return JSON.stringify({ code, path, error: message, ...(isInternalShown && { internal }) });
}

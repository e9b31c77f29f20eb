import type { GraphQLSchema } from 'graphql';
import type { CallAction, StartedAction } from '../contract/execution.ts';
import type { Core } from '../contract/core.ts';
import type { Session } from '../contract/session.ts';
import { EngineError, WebhookRefusal } from '../errors/engine-error.ts';
import { toEngineError } from '../errors/format-error.ts';
import { ADMIN } from '../permissions/access.ts';
import { checkActionAnswer } from './action-answer.ts';

type CallStartedOptions = {
  readonly roles: (session: Pick<Session, 'role' | 'isTrusted' | 'useBackendOnlyPermissions'>) => {
    readonly schema: GraphQLSchema;
  };
  readonly callAction: CallAction;
  /** Whether a role sees what lies within an error. */
  readonly showsInternals: (role: string) => boolean;
};

/** Calls the webhook of an action that was started before; a fault is an outcome too. */
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

/** The action as the metadata has it now; whether the role may call it was decided when it was started. */
function meaningOf({ name }: StartedAction, roles: CallStartedOptions['roles']) {
  const { schema } = roles({ role: ADMIN, isTrusted: true, useBackendOnlyPermissions: false });
  const meaning = schema.getMutationType()?.getFields()[name]?.extensions.meaning;
  if (meaning?.kind !== 'action')
    throw new EngineError('unexpected', `there is no action "${name}" any more`);

  return meaning;
}

/** `{code, path, error}`, and what lies within for those who see that. */
function describe(fault: unknown, isInternalShown: boolean): string {
  const error = toEngineError(fault);
  const { path, message, internal } = error;
  const code = error instanceof WebhookRefusal ? error.webhookCode : error.code;

  return JSON.stringify({ code, path, error: message, ...(isInternalShown && { internal }) });
}

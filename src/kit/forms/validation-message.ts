import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Error that a form's rule reports: the id of a message and the values that the message needs, never a sentence. */
export type ValidationMessage = {
  id: MessageId;
  values?: Record<string, string | number>;
};

/** Reads the error that Formik keeps for a field; Formik's types allow only strings. */
export function toValidationMessage(error: unknown): ValidationMessage | undefined {
  return typeof error === 'object' && error !== null && 'id' in error
    ? (error as ValidationMessage)
    : undefined;
}

import type { MessageId } from '#src/lib/messages/message-id.ts';

/** What a rule of a form reports: the id of a text and the numbers that the text needs, never a sentence. */
export type ValidationMessage = {
  id: MessageId;
  values?: Record<string, string | number>;
};

/** Reads the error that formik keeps for a field; formik's own types know texts only. */
export function toValidationMessage(error: unknown): ValidationMessage | undefined {
  return typeof error === 'object' && error !== null && 'id' in error
    ? (error as ValidationMessage)
    : undefined;
}

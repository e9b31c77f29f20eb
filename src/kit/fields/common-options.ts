import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Options that every kind of field has. */
export type CommonOptions = { label: MessageId; hint?: MessageId };

/** Text of an error: a message, or one with the values that it needs. */
export type Said = MessageId | ValidationMessage;

/** Returns a rule's message; yup takes objects only from a function. */
export function said(message: Said): () => ValidationMessage {
  return () => (typeof message === 'string' ? { id: message } : message);
}

import type { MessageId } from '#src/lib/messages/message-id.ts';

/** How a part calls the texts of its pieces; a text that it requires has `required`. */
export type PieceWords = {
  readonly title: TextWords & { required: MessageId };
  readonly text: TextWords;
  readonly value: TextWords;
};
type TextWords = { label: MessageId; arabic: MessageId; required?: MessageId; hint?: MessageId };

/** Words that parts share. */
export const sharedWords = {
  title: {
    label: 'siteContent.form.title',
    arabic: 'siteContent.form.titleAr',
    required: 'siteContent.form.titleRequired',
  },
  text: { label: 'siteContent.form.text', arabic: 'siteContent.form.textAr' },
  value: { label: 'siteContent.form.value', arabic: 'siteContent.form.valueAr' },
} as const satisfies PieceWords;

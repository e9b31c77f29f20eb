import { hasText } from '#rules/text/has-text.ts';
import { isWritten } from '../../is-written.ts';

/** Columns of a newsletter that its mails have. */
export const SENT_COLUMNS = [
  'subject',
  'subject_ar',
  'preheader',
  'preheader_ar',
  'content',
  'content_ar',
  'template_name',
] as const;

type SentColumn = (typeof SENT_COLUMNS)[number];

/** A newsletter's texts as the API has them. */
type SentTexts = Pick<Record<SentColumn, string>, 'subject' | 'content' | 'template_name'> &
  Partial<Record<SentColumn, string | null | undefined>>;

/** Returns the columns in which mails of two versions would differ; Arabic texts count only where they are complete. */
export function differingColumns(one: SentTexts, other: SentTexts): SentColumn[] {
  const [mails, otherMails] = [asMailed(one), asMailed(other)];

  return SENT_COLUMNS.filter((column) => mails[column] !== otherMails[column]);
}

/** Returns the texts as mails have them; the server has the same rule (actions/src/features/send-newsletter). */
function asMailed(texts: SentTexts): Record<SentColumn, string> {
  const hasArabic = hasText(texts.subject_ar) && isWritten(texts.content_ar);
  const arabic = (text: string | null | undefined) => (hasArabic ? (text ?? '') : '');

  return {
    subject: texts.subject.trim(),
    subject_ar: arabic(texts.subject_ar).trim(),
    preheader: texts.preheader ?? '',
    preheader_ar: arabic(texts.preheader_ar),
    content: texts.content,
    content_ar: arabic(texts.content_ar),
    template_name: texts.template_name,
  };
}

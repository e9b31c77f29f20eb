import { boolean, object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { optionalMoment } from '#src/kit/forms/optional-moment.ts';
import { isSiteLink } from '#src/kit/forms/site-link.ts';

/** Characters; the same limit as the check constraints on store_notices.content and content_ar. */
export const CONTENT_MAX_LENGTH = 500;
/** Earliest day that can be picked; SPEC section 5. */
export const NOTICE_DATE_MIN = '1900-01-01';

export const SEVERITIES = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

const contentRequired: ValidationMessage = { id: 'notices.form.contentRequired' };
const dateRequired: ValidationMessage = { id: 'notices.form.dateRequired' };
const dateTooEarly: ValidationMessage = { id: 'notices.form.dateTooEarly' };
const linkInvalid: ValidationMessage = { id: 'notices.form.linkInvalid' };
const endBeforeStart: ValidationMessage = { id: 'notices.form.endBeforeStart' };
const contentTooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'notices.form.contentTooLong',
  values: { max },
});

const content = string().trim().max(CONTENT_MAX_LENGTH, contentTooLong);

export const noticeFormSchema = object({
  content: content.required(contentRequired),
  content_ar: content.default(''),
  notice_date: string()
    .required(dateRequired)
    .test(
      'min-date',
      () => dateTooEarly,
      (value) => !value || value >= NOTICE_DATE_MIN,
    ),
  is_active: boolean().required(),
  severity: string().oneOf(SEVERITIES).required(),
  link_url: string()
    .trim()
    .default('')
    .test(
      'site-link',
      () => linkInvalid,
      (value) => !value || isSiteLink(value),
    ),
  starts_at: optionalMoment(),
  ends_at: optionalMoment().test(
    'after-start',
    () => endBeforeStart,
    (value, { parent }) => isAfter(value, parent.starts_at),
  ),
});

export type NoticeFormValues = InferType<typeof noticeFormSchema>;

function isAfter(end: string | undefined, start: unknown): boolean {
  if (!end || typeof start !== 'string' || start === '') return true;

  const [from, until] = [new Date(start).getTime(), new Date(end).getTime()];

  return Number.isNaN(from) || Number.isNaN(until) || until > from;
}

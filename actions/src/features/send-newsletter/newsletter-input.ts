import { object, string, type InferType, type Schema } from 'yup';
import { BLOCKS_MAX, countBlocks } from '#actions/lib/newsletter/blocks.ts';
import { isEmail } from '#rules/email/stored-email.ts';
import { hasText } from '#rules/text/has-text.ts';
import { isWritten } from '#actions/lib/newsletter/is-written.ts';
import { moment, readMoment } from '#actions/lib/moment.ts';
import { readInput as readAnyInput } from '#actions/lib/read-input.ts';
import { LENGTHS } from '#rules/lengths.ts';

const oneLine = (text: string | null | undefined) => !/[\p{Cc}\u2028\u2029]/u.test(text ?? '');
const line = (max: number) => string().trim().max(max).test('line', '${path} must be one line', oneLine);
export const subject = () => line(LENGTHS.newsletters.subject);
export const preheader = () => line(LENGTHS.newsletters.preheader).nullable().default(null);
export const content = () =>
  string()
    .max(LENGTHS.newsletters.content)
    .test(
      'blocks',
      `\${path} must have at most ${BLOCKS_MAX} blocks`,
      (html) => countBlocks(html ?? '') <= BLOCKS_MAX,
    );
export const id = () => string().uuid().required();
export const emailSchema = () =>
  string()
    .trim()
    .required()
    .test('address', '${path} must be one email address', (text) => isEmail(text ?? ''));

/** A newsletter's `updated_at`, as it was read; its text is compared by the database, which keeps microseconds. */
export const version = () => moment();

/** The clock of the person who schedules may be this much behind ours. */
const CLOCK_LEEWAY_MS = 60_000;
const YEARS_AHEAD = 2;

const timeOf = (text: string | undefined) => (text ? readMoment(text)?.getTime() : undefined);

/** The moment at which a newsletter goes out: with a zone, not in the past, at most two years ahead. */
export const scheduledAt = () =>
  moment()
    .test(
      'future',
      '${path} must not be in the past',
      (text) => !((timeOf(text) ?? Infinity) < Date.now() - CLOCK_LEEWAY_MS),
    )
    .test(
      'near',
      `\${path} must be at most ${YEARS_AHEAD} years ahead`,
      (text) => !((timeOf(text) ?? 0) > inYears(YEARS_AHEAD)),
    );

function inYears(years: number): number {
  const date = new Date();

  return date.setFullYear(date.getFullYear() + years);
}

/** Subject and content in English, and optionally in Arabic. */
export const languagesSchema = object({
  subject: subject().required().test('text', '${path} must not be empty', hasText),
  html_content: content().required().test('written', '${path} must not be empty', isWritten),
  subject_ar: subject().nullable().default(null),
  html_content_ar: content().nullable().default(null),
});

export type Languages = InferType<typeof languagesSchema>;

/** Reads the input of an action about newsletters. */
export const readInput = <S extends Schema>(schema: S, input: unknown): InferType<S> =>
  readAnyInput(schema, input, { code: 'newsletter-invalid' });

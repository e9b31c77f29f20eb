import { object, string, type InferType, type Schema } from 'yup';
import { isEmail } from '#actions/lib/mail/is-email.ts';
import { readInput as readAnyInput } from '#actions/lib/read-input.ts';

/** Characters; the limits of the table newsletters. */
const SUBJECT_MAX_LENGTH = 255;
const CONTENT_MAX_LENGTH = 500_000;

const oneLine = (text: string | null | undefined) => !/[\p{Cc}\u2028\u2029]/u.test(text ?? '');
export const subject = () =>
  string().trim().max(SUBJECT_MAX_LENGTH).test('line', '${path} must be one line', oneLine);
export const content = () => string().max(CONTENT_MAX_LENGTH);
export const id = () => string().uuid().required();
export const mailAddress = () =>
  string()
    .trim()
    .required()
    .test('address', '${path} must be one email address', (text) => isEmail(text ?? ''));

/** Subject and content in English, and optionally in Arabic. */
export const languagesSchema = object({
  subject: subject().required(),
  html_content: content().matches(/\S/, '${path} must not be empty').required(),
  subject_ar: subject().nullable().default(null),
  html_content_ar: content().nullable().default(null),
});

export type Languages = InferType<typeof languagesSchema>;

/** Tells whether a newsletter has an Arabic version, that is, both its subject and its content. */
export const hasArabic = (source: {
  subject_ar?: string | null | undefined;
  html_content_ar?: string | null | undefined;
}): boolean => Boolean(source.subject_ar?.trim() && source.html_content_ar?.trim());

/** Reads the input of an action about newsletters. */
export const readInput = <S extends Schema>(schema: S, input: unknown): InferType<S> =>
  readAnyInput(schema, input, { code: 'newsletter-invalid' });

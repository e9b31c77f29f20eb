import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limits as the check constraints on newsletters. */
export const SUBJECT_MAX_LENGTH = 255;
export const CONTENT_MAX_LENGTH = 500_000;

export const TEMPLATE_NAMES = ['Basic', 'Promotional', 'Minimalist', 'Modern'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export const STATUSES = ['draft', 'sent'] as const;

const subjectRequired: ValidationMessage = { id: 'newsletters.form.subjectRequired' };
const contentRequired: ValidationMessage = { id: 'newsletters.form.contentRequired' };
const templateRequired: ValidationMessage = { id: 'newsletters.form.templateRequired' };
const arabicIncomplete: ValidationMessage = { id: 'newsletters.form.arabicIncomplete' };
const oneLine: ValidationMessage = { id: 'newsletters.form.subjectOneLine' };
const imagesByHttps: ValidationMessage = { id: 'newsletters.form.imagesByHttps' };
const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'newsletters.form.tooLong',
  values: { max },
});

/**
 * Tells whether a text is a URL that mail clients show images from: https only. The server removes images with any
 * other URL (clean-content.ts).
 */
export const isImageUrl = (text: string) => /^https:\/\/[^\s"<>]+$/i.test(text);

function imageUrls(html: string): string[] {
  if (!/<img/i.test(html)) return [];
  const images = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img');
  return [...images].map((image) => image.getAttribute('src')?.trim() ?? '');
}

const subject = string()
  .trim()
  .max(SUBJECT_MAX_LENGTH, tooLong)
  .test(
    'one-line',
    () => oneLine,
    (value) => !/[\p{Cc}\u2028\u2029]/u.test(value ?? ''),
  );
const content = string()
  .max(CONTENT_MAX_LENGTH, tooLong)
  .test(
    'images',
    () => imagesByHttps,
    (value = '') => imageUrls(value).every(isImageUrl),
  );

/** Builds the rule that Arabic subject and Arabic content need each other: Arabic is sent complete or not at all. */
const needs = (other: 'subject_ar' | 'content_ar') =>
  [
    'whole-arabic',
    () => arabicIncomplete,
    (value: string | undefined, { parent }: { parent: Record<string, unknown> }) =>
      Boolean(value?.trim()) || !isFilled(parent[other]),
  ] as const;

export const newsletterFormSchema = object({
  subject: subject.required(subjectRequired),
  subject_ar: subject.default('').test(...needs('content_ar')),
  content: content.required(contentRequired).matches(/\S/, () => contentRequired),
  content_ar: content.default('').test(...needs('subject_ar')),
  template_name: string().oneOf(TEMPLATE_NAMES).required(templateRequired),
  status: string().oneOf(STATUSES).required(),
});

export type NewsletterFormValues = InferType<typeof newsletterFormSchema>;

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

import type { ValuesOf } from '#src/kit/fields/field.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, source, text } from '#src/kit/fields/kinds.ts';
import type { TestContext } from 'yup';
import { hasText } from '#rules/text/has-text.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { STATUSES, TEMPLATE_NAMES } from './newsletter-choices.ts';

/** Loads the rules of contents, which the form has loaded already; the list does without. */
const loadRules = () => loadAgain(() => import('./content-rules.ts'), 'field');
const isWritten = async (html: string | null | undefined) => (await loadRules()).isWritten(html);

/** Rule that names a misspelt variable. */
const knownVariables = [
  'variables',
  async (value: string | undefined, { createError }: Pick<TestContext, 'createError'>) => {
    const unknown = (await loadRules()).findUnknownVariable(value ?? '');
    const message = { id: 'newsletters.form.unknownVariable', values: unknown };

    return unknown === undefined || createError({ message: () => message });
  },
] as const;

/** Blocks that a content may have; the server refuses more (actions/src/lib/newsletter/blocks.ts). */
const BLOCKS_MAX = 100;

/** Fields of a newsletter (SPEC section 5). */
export const newsletterFields = fieldsOf(
  'newsletters',
  {
    subject: text({
      label: 'newsletters.form.subject',
      arabic: 'newsletters.form.subjectAr',
      arabicHint: 'newsletters.form.arabicHint',
      hasFallback: false,
      required: 'newsletters.form.subjectRequired',
      max: LENGTHS.newsletters.subject,
      tooLong: 'newsletters.form.tooLong',
      rules: (schema) => schema.test(...oneLine('newsletters.form.subjectOneLine')).test(...knownVariables),
      arabicRules: (schema) => schema.test(...needs('content_ar')),
    }),
    preheader: text({
      label: 'newsletters.form.preheader',
      arabic: 'newsletters.form.preheaderAr',
      hint: 'newsletters.form.preheaderHint',
      hasFallback: false,
      max: LENGTHS.newsletters.preheader,
      tooLong: 'newsletters.form.tooLong',
      rules: (schema) => schema.test(...oneLine('newsletters.form.preheaderOneLine')).test(...knownVariables),
    }),
    content: source({
      label: 'newsletters.form.content',
      arabic: 'newsletters.form.contentAr',
      hasFallback: false,
      control: 'own',
      required: 'newsletters.form.contentRequired',
      isFilled: isWritten,
      max: LENGTHS.newsletters.content,
      tooLong: 'newsletters.form.tooLong',
      rules: (schema) =>
        schema
          .test(
            'images',
            () => ({ id: 'newsletters.form.imagesByHttps' }),
            async (value = '') => (await loadRules()).hasImagesByHttps(value),
          )
          .test(
            'buttons',
            () => ({ id: 'newsletters.form.buttonsNeedLinks' }),
            async (value = '') => (await loadRules()).hasButtonsWithLinks(value),
          )
          .test(
            'blocks',
            () => ({ id: 'newsletters.form.tooManyBlocks', values: { max: BLOCKS_MAX } }),
            async (value = '') => (await loadRules()).countBlocks(value) <= BLOCKS_MAX,
          )
          .test(...knownVariables),
      arabicRules: (schema) => schema.test(...needs('subject_ar')),
    }),
    template_name: choice(TEMPLATE_NAMES, {
      label: 'newsletters.form.template',
      empty: 'Basic',
      words: {
        Basic: 'newsletters.template.Basic',
        Promotional: 'newsletters.template.Promotional',
        Minimalist: 'newsletters.template.Minimalist',
        Modern: 'newsletters.template.Modern',
      },
    }),
    status: choice(STATUSES, {
      label: 'newsletters.form.status',
      hint: 'newsletters.form.statusHint',
      empty: 'draft',
      words: { draft: 'newsletters.status.draft', sent: 'newsletters.status.sent' },
    }),
  },
  {
    documents: {
      one: 'Newsletter',
      many: 'Newsletters',
      related: `dispatches(where: { state: { _neq: "undone" } }, limit: 1) {
        id
        newsletter_id
        newsletter_version
        state
        scheduled_at
        recipients_count
        sent_count
        failed_count
        unknown_count
        skipped_count
      }`,
    },
    alsoRead: ['created_at', 'updated_at'],
    exported: ['subject', 'subject_ar', 'template_name', 'status', 'created_at'],
  },
);

export type NewsletterFormValues = ValuesOf<typeof newsletterFields.fields>;

/** Builds the rule that a text has one line only, as a header or a list of mails shows it. */
function oneLine(id: MessageId) {
  return [
    'one-line',
    () => ({ id }),
    (value: string | undefined) => !/[\p{Cc}\u2028\u2029]/u.test(value ?? ''),
  ] as const;
}

/** Builds the rule that Arabic subject and Arabic content need each other: Arabic is sent complete or not at all. */
function needs(other: 'subject_ar' | 'content_ar') {
  const isFilled = { subject_ar: isWritten, content_ar: hasText }[other];
  const isOtherFilled = { subject_ar: hasText, content_ar: isWritten }[other];

  return [
    'whole-arabic',
    () => ({ id: 'newsletters.form.arabicIncomplete' }),
    async (value: string | undefined, { parent }: { parent: Record<'subject_ar' | 'content_ar', string> }) =>
      (await isFilled(value)) || !(await isOtherFilled(parent[other])),
  ] as const;
}

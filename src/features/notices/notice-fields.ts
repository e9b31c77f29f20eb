import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, day, flag, link, moment, text } from '#src/kit/fields/kinds.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { isSiteLink } from '#src/kit/forms/site-link.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { TestContext } from 'yup';
import { LENGTHS } from '#rules/lengths.ts';
import { isSlug } from '#rules/text/slug.ts';
import { hasText } from '#rules/text/has-text.ts';
import { said } from '#src/kit/fields/common-options.ts';
import { SEVERITIES } from './severities.ts';

/** Earliest day that can be picked; SPEC section 5. */
const NOTICE_DATE_MIN = '1900-01-01';

export const noticeFields = fieldsOf(
  'store_notices',
  {
    content: text({
      label: 'notices.form.content',
      arabic: 'notices.form.contentAr',
      arabicHint: 'notices.form.contentArHint',
      required: 'notices.form.contentRequired',
      max: LENGTHS.store_notices.content,
      tooLong: 'notices.form.contentTooLong',
      lines: 3,
    }),
    notice_date: day({
      label: 'notices.form.date',
      required: 'notices.form.dateRequired',
      from: NOTICE_DATE_MIN,
      tooEarly: 'notices.form.dateTooEarly',
      empty: today,
    }),
    is_active: flag({ label: 'notices.form.isActive', empty: true }),
    severity: choice(SEVERITIES, {
      label: 'notices.form.severity',
      hint: 'notices.form.severityHint',
      empty: 'info',
      words: {
        info: 'notices.severity.info',
        warning: 'notices.severity.warning',
        critical: 'notices.severity.critical',
      },
    }),
    link_url: link({
      label: 'notices.form.link',
      hint: 'notices.form.linkHint',
      isLink: isSiteLink,
      invalid: 'notices.form.linkInvalid',
    }),
    starts_at: moment({ label: 'notices.form.start', hint: 'notices.form.startHint' }),
    starts_at_zone: text({ label: 'notices.form.startZone', control: 'own' }),
    ends_at: moment({
      label: 'notices.form.end',
      hint: 'notices.form.endHint',
      rules: (schema) =>
        schema.test(
          'after-start',
          () => ({ id: 'notices.form.endBeforeStart' }),
          (value, { parent }) => isAfter(value ?? '', parent.starts_at),
        ),
    }),
    ends_at_zone: text({ label: 'notices.form.endZone', control: 'own' }),
    page_title: text({
      label: 'notices.form.pageTitle',
      arabic: 'notices.form.pageTitleAr',
      max: LENGTHS.store_notices.page_title,
      tooLong: 'notices.form.contentTooLong',
      rules: (schema) => schema.test(...neededByPage('page_title', 'notices.form.pageTitleRequired')),
    }),
    page_body: text({
      label: 'notices.form.pageBody',
      hint: 'notices.form.pageBodyHint',
      arabic: 'notices.form.pageBodyAr',
      max: LENGTHS.store_notices.page_body,
      tooLong: 'notices.form.contentTooLong',
      lines: 8,
      rules: (schema) => schema.test(...neededByPage('page_body', 'notices.form.pageBodyRequired')),
    }),
    page_slug: text({
      label: 'notices.form.pageSlug',
      hint: 'notices.form.pageSlugHint',
      max: LENGTHS.store_notices.page_slug,
      tooLong: 'notices.form.contentTooLong',
      rules: (schema) =>
        schema
          .test(...neededByPage('page_slug', 'notices.form.pageSlugRequired'))
          .test('slug', said('notices.form.pageSlugInvalid'), (slug) => !slug || isSlug(slug)),
    }),
    page_from: moment({ label: 'notices.form.pageFrom', hint: 'notices.form.pageFromHint' }),
    page_from_zone: text({ label: 'notices.form.pageFromZone', control: 'own' }),
  },
  { documents: { one: 'Notice', many: 'Notices' }, alsoRead: ['updated_at'] },
);

export type NoticeFormValues = ValuesOf<typeof noticeFields.fields>;

/** The fields of which one that has text makes a page. */
const PAGE_FIELDS = ['page_title', 'page_title_ar', 'page_body', 'page_body_ar', 'page_slug'] as const;

/** Builds the rule that a page has an English title, an English text and an address; its Arabic texts may lack. */
function neededByPage(name: 'page_title' | 'page_body' | 'page_slug', id: MessageId) {
  return [
    'page',
    said(id),
    (value: string | undefined, { path, parent }: TestContext) =>
      path !== name || hasText(value) || !PAGE_FIELDS.some((field) => hasText(parent[field])),
  ] as const;
}

/** Returns the person's own date as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const inUtc = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

  return inUtc.toISOString().slice(0, 10);
}

function isAfter(end: string, start: unknown): boolean {
  if (!end || typeof start !== 'string' || start === '') return true;
  const [from, until] = [new Date(start).getTime(), new Date(end).getTime()];

  return Number.isNaN(from) || Number.isNaN(until) || until > from;
}

import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { noticeFields, type NoticeFormValues } from './notice-fields.ts';

const { emptyValues: newNotice } = noticeFields;
const noticeFormSchema = schemaOf(noticeFields);

const notice = (values: Partial<NoticeFormValues>) => ({
  ...newNotice(),
  content: 'Maintenance tonight',
  ...values,
});

async function fault(values: Partial<NoticeFormValues>): Promise<unknown> {
  try {
    await noticeFormSchema.validate(notice(values));
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.errors[0] : error;
  }
}

describe('the validation of a notice', () => {
  it('accepts the initial values of the form once content is filled in', async () => {
    expect(newNotice()).toMatchObject({
      is_active: true,
      notice_date: new Date().toLocaleDateString('sv-SE'),
    });
    await expect(fault({})).resolves.toBeNull();
  });

  it.each([
    [{ content: '   ' }, { id: 'notices.form.contentRequired' }],
    [{ content: 'x'.repeat(501) }, { id: 'notices.form.contentTooLong', values: { max: 500 } }],
    [{ content_ar: 'س'.repeat(501) }, { id: 'notices.form.contentTooLong', values: { max: 500 } }],
    [{ notice_date: '' }, { id: 'notices.form.dateRequired' }],
    [{ notice_date: '1899-12-31' }, { id: 'notices.form.dateTooEarly' }],
    [{ link_url: 'javascript:alert(1)' }, { id: 'notices.form.linkInvalid' }],
    [{ link_url: '//elsewhere.test' }, { id: 'notices.form.linkInvalid' }],
    [
      { starts_at: '2026-11-22T10:00:00.000Z', ends_at: '2026-11-22T10:00:00.000Z' },
      { id: 'notices.form.endBeforeStart' },
    ],
  ])('refuses %o', async (values, message) => {
    await expect(fault(values)).resolves.toEqual(message);
  });

  it.each([
    { notice_date: '1900-01-01' },
    { link_url: 'https://status.test/incident?id=1' },
    { link_url: '/hosting/vps' },
    { link_url: '#pricing' },
    { link_url: 'mailto:help@site.test' },
    { ends_at: '2026-11-22T10:00:00.000Z' },
    { content_ar: '' },
  ])('accepts %o', async (values) => {
    await expect(fault(values)).resolves.toBeNull();
  });
});

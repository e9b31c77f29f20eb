import { describe, expect, it } from 'vitest';
import { previewNewsletter } from '#actions/features/send-newsletter/preview-newsletter.ts';
import { sendTestNewsletter } from '#actions/features/send-newsletter/send-test-newsletter.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { partOf } from './mail-sink.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const BUTTON = '<div data-block="button"><a href="https://site.test/order">Order</a></div>';
const WRITTEN = {
  ...{ template_name: 'Promotional', subject: 'For {{first_name}}', html_content: BUTTON },
  preheader: 'Only today, {{first_name}}',
};

/** Reads the subject of a mail, which is one encoded word. */
const subjectOf = (raw: string) =>
  Buffer.from(/^Subject: =\?UTF-8\?B\?(\S+)\?=/m.exec(raw)?.[1] ?? '', 'base64').toString();

const world = useStarted(() => startNewsletters());

describe('a newsletter with a preheader and blocks', () => {
  it('looks the same in the preview and in a test mail, with the data of the same sample person', async () => {
    const preview = await previewNewsletter(WRITTEN, adminSession, world);
    await sendTestNewsletter({ ...WRITTEN, email: 'me@example.test', locale: 'en' }, adminSession, world);

    const sent = world.sink.mails.at(-1)!.raw;
    expect(preview).toMatchObject({ subject: 'For Salma', preheader: 'Only today, Salma' });
    expect(subjectOf(sent)).toBe('[Test] For Salma');
    for (const html of [preview.html, partOf(sent, 'text/html')]) {
      expect(html).toMatch(/display:none[^>]*>Only today, Salma/);
      expect(html).toMatch(/bgcolor="#0f4d3a" role="presentation"[\s\S]*href="https:\/\/site\.test\/order"/);
    }
    expect(partOf(sent, 'text/plain')).toContain('Order [https://site.test/order]');
  });

  it.each([
    ['more than a hundred blocks', { html_content: BUTTON.repeat(101) }],
    ['a preheader of two lines', { preheader: 'a\nb' }],
    ['a long preheader', { preheader: 'x'.repeat(201) }],
  ])('is refused with %s', async (_, changes) => {
    await expect(previewNewsletter({ ...WRITTEN, ...changes }, adminSession, world)).rejects.toMatchObject({
      code: 'newsletter-invalid',
    });
  });
});

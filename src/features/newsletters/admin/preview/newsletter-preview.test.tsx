import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { makeMail, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { newslettersApi, openNewsletters } from '#src/testing/newsletters-page.tsx';
import { fillField } from '#src/testing/render-admin.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';

const ENGLISH = '<!doctype html><html lang="en"><head></head><body>English mail</body></html>';
const preview = (variables: Record<string, unknown>, html = ENGLISH, changes = {}) =>
  makeMail(html, {
    subject: `Mail: ${String(variables['subject'])}`,
    text: 'English text part',
    preheader_ar: 'قبل الرسالة',
    html_ar: '<!doctype html><html lang="ar" dir="rtl"><head></head><body>بريد عربي</body></html>',
    text_ar: 'النص العربي',
    ...changes,
  });

const apiOf = (answers: Parameters<typeof newslettersApi>[0] = {}) =>
  newslettersApi({ PreviewNewsletter: ({ variables }) => preview(variables), ...answers });

function open(api: ReturnType<typeof apiOf>, path = '/?record=m1') {
  setWindowWidth(1440);

  return openNewsletters(api, { path });
}

describe('the preview of a newsletter', () => {
  it('names, for each language, the HTML that the mail leaves out of the content', async () => {
    const dropped = { dropped: ['<script>', 'href="#prices"'], dropped_ar: ['float:left'] };
    const newsletter = row({ subject_ar: 'أخبار', content_ar: '<p style="float:left">مرحبًا</p>' });
    await open(
      apiOf({
        NewslettersList: () => pageOf([newsletter]),
        PreviewNewsletter: ({ variables }) => preview(variables, ENGLISH, dropped),
      }),
    );

    const warning = await screen.findByText(/^Emails can't show all of the English content/);
    expect(warning.textContent).toContain('Left out: <script> and href="#prices"');
    expect(screen.getByText(/^Emails can't show all of the Arabic content/).textContent).toContain(
      'float:left',
    );
  });

  it('shows each language in a sandboxed frame that has a Content-Security-Policy of its own', async () => {
    const { user } = await open(apiOf());

    const english = () => screen.getByTitle<HTMLIFrameElement>('Preview of the newsletter in English');
    await waitFor(() => expect(english().srcdoc).toContain('English mail'));
    const frame = english();
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.srcdoc).toMatch(/^<!doctype html><meta http-equiv="Content-Security-Policy"/);
    expect(frame.srcdoc).toContain(`default-src 'none'; img-src https: ${window.location.origin};`);
    expect(screen.getByText('Mail: Spring offers')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Arabic' }));
    const arabic = screen.getByTitle<HTMLIFrameElement>('Preview of the newsletter in Arabic');
    expect(arabic.getAttribute('sandbox')).toBe('');
    expect(arabic.srcdoc).toContain('بريد عربي');
    expect(screen.getByText('قبل الرسالة').getAttribute('dir')).toBe('rtl');
  });

  it('draws a changed mail in a new frame, since changing a frame adds to the browser history', async () => {
    const { user } = await open(
      apiOf({
        PreviewNewsletter: ({ variables }) => preview(variables, `<p>${String(variables['subject'])}</p>`),
      }),
    );
    const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of the newsletter in English');
    await waitFor(() => expect(frame().srcdoc).toContain('Spring offers'));
    const first = frame();

    await fillField(user, screen.getByRole('textbox', { name: 'Subject' }), 'Summer');

    await waitFor(() => expect(frame().srcdoc).toContain('Summer'));
    expect(frame()).not.toBe(first);
  });

  it('is refreshed by one request once a person pauses typing', async () => {
    const api = apiOf();
    await open(api);
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await screen.findByText('Mail: Spring offers');

    // Fake timers keep the pause between two keys below the delay on a slow machine too.
    vi.useFakeTimers();
    for (const value of ['S', 'Su', 'Summer']) {
      fireEvent.change(subject, { target: { value } });
      act(() => void vi.advanceTimersByTime(300));
    }
    await act(() => vi.advanceTimersByTimeAsync(400));
    vi.useRealTimers();

    expect(await screen.findByText('Mail: Summer')).toBeTruthy();
    expect(api.asked('PreviewNewsletter').map(({ variables }) => variables['subject'])).toEqual([
      'Spring offers',
      'Summer',
    ]);
  });

  it('shows the plain-text part of the mail in both languages', async () => {
    const { user } = await open(apiOf());

    await user.click(await screen.findByRole('button', { name: 'Plain text' }));

    expect(await screen.findByText('English text part')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Arabic' }));
    expect(screen.getByText('النص العربي').getAttribute('dir')).toBe('rtl');
  });

  it.each([
    [
      'English',
      {
        locale: 'en',
        subject: 'Spring offers',
        html_content: '<p>Two months free.</p>',
        preheader: 'This week',
      },
    ],
    [
      'Arabic',
      { locale: 'ar', subject: 'عروض الربيع', html_content: '<p>شهران مجانًا.</p>', preheader: 'هذا الأسبوع' },
    ],
  ])(
    "sends a test mail in %s without saving the newsletter, and shows the mail server's answer",
    async (name, mail) => {
      const newsletter = row({ preheader: 'This week', preheader_ar: 'هذا الأسبوع' });
      const api = apiOf({
        NewslettersList: () => pageOf([newsletter]),
        SendTestNewsletter: () => ({ data: { test: { __typename: 'sent_test', response: '250 OK' } } }),
      });
      const { user } = await open(api);

      await user.click(await screen.findByRole('combobox', { name: 'Language' }));
      await user.click(await screen.findByRole('option', { name }));
      await fillField(user, screen.getByRole('textbox', { name: 'Send a test to' }), 'me@example.test');
      await user.keyboard('{Enter}');

      expect(
        await screen.findByText(
          'Test sent to \u2068me@example.test\u2069. The mail server said: \u2068250 OK\u2069',
        ),
      ).toBeTruthy();
      expect(api.asked('SendTestNewsletter').map(({ variables }) => variables)).toEqual([
        { email: 'me@example.test', template_name: 'Modern', ...mail },
      ]);
      expect(api.asked('UpdateNewsletters')).toEqual([]);
    },
  );

  it('shows why a test mail was not sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiOf({
      SendTestNewsletter: () => refused('550 no such user', { code: 'newsletter-test-failed' }),
    });
    const { user } = await open(api);

    await fillField(user, await screen.findByRole('textbox', { name: 'Send a test to' }), 'me@example.test');
    await user.click(screen.getByRole('button', { name: 'Send test' }));

    expect(await screen.findByText('The test was not sent: 550 no such user')).toBeTruthy();
  });
});

describe('the newsletter form', () => {
  it('marks only the English content as required, in the rich-text editor and in the HTML editor', async () => {
    const { user } = await open(apiOf());
    const isRequired = async (name: string) =>
      (await screen.findByRole('textbox', { name })).getAttribute('aria-required');
    expect([await isRequired('Content'), await isRequired('Content (Arabic)')]).toEqual(['true', 'false']);

    for (const button of screen.getAllByRole('button', { name: 'HTML' })) await user.click(button);

    const editors = () => [...document.querySelectorAll('.cm-content')];
    await waitFor(() =>
      expect(editors().map((editor) => editor.getAttribute('aria-required'))).toEqual(['true', 'false']),
    );
  });

  it('requires an English subject and content, and Arabic content where there is an Arabic subject', async () => {
    const api = apiOf({ NewslettersList: () => pageOf([]) });
    const { user } = await open(api, '/?record=new');

    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Newsletter' }));
    await fillField(user, await dialog.findByRole('textbox', { name: 'Subject (Arabic)' }), 'عروض');
    await user.click(dialog.getByRole('button', { name: 'Save newsletter' }));

    expect(await dialog.findByText('Subject is required.')).toBeTruthy();
    expect(await dialog.findByText('Content is required.')).toBeTruthy();
    expect(await dialog.findByText(/^Arabic needs both a subject and content/)).toBeTruthy();
    expect(api.asked('CreateNewsletter')).toEqual([]);
  });

  it.each(['http://site.test/a.png', '/a.png', 'data:image/png;base64,AAAA'])(
    'refuses an image whose address does not begin with https:// (%s)',
    async (url) => {
      const content = `<p>Hello</p><img alt="" src="${url}">`;
      const api = apiOf({ NewslettersList: () => pageOf([row({ content })]) });
      const { user } = await open(api);

      await fillField(user, await screen.findByRole('textbox', { name: 'Subject' }), 'Summer');
      await user.click(screen.getByRole('button', { name: 'Save newsletter' }));

      expect(await screen.findByText('Images need an address that begins with https://.')).toBeTruthy();
      expect(api.asked('UpdateNewsletters')).toEqual([]);
    },
  );
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, saved } from '#src/testing/fake-api.ts';
import { makeMail, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { audienceOf, newslettersApi, openNewsletters } from '#src/testing/newsletters-page.tsx';
import { fillField } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';

const HTML =
  '<!doctype html><html><head><style>:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) { p { color: red } }</style></head><body>Mail</body></html>';

const apiOf = (answers: Parameters<typeof newslettersApi>[0] = {}) =>
  newslettersApi({
    PreviewNewsletter: () => makeMail(HTML),
    DispatchAhead: () => ({ data: { dispatches: [] } }),
    UpdateNewsletters: () => saved(1),
    NewsletterRecipients: () => audienceOf({ rate_limit: 60 }),
    ...answers,
  });

const open = async (api = apiOf(), options: RenderAppOptions = {}, width = 1440) => {
  setWindowWidth(width);
  const { user } = await openNewsletters(api, { path: '/?record=m1', ...options });
  return { user, api, dialog: await screen.findByRole('dialog') };
};

describe('the newsletter composer', () => {
  it('has the template and the status before what is written, unfolded', async () => {
    const { dialog } = await open();

    const template = await within(dialog).findByRole('combobox', { name: 'Template' });
    const status = within(dialog).getByRole('combobox', { name: 'Status' });
    const subject = within(dialog).getByRole('textbox', { name: 'Subject' });

    for (const choice of [template, status]) {
      expect(choice.compareDocumentPosition(subject)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(within(dialog).getByText(/no email goes out/)).toBeTruthy();
  });

  it('is left by a sign beside its title, as it fills the window', async () => {
    const { user, dialog } = await open();

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves the preview text (what inboxes show after the subject), and asks for a preview with it', async () => {
    const { user, api, dialog } = await open();

    const field = await within(dialog).findByRole('textbox', { name: 'Preview text' });
    await fillField(user, field, 'Only this week');
    const preheaders = () => api.asked('PreviewNewsletter').map(({ variables }) => variables['preheader']);
    await waitFor(() => expect(preheaders()).toEqual([null, 'Only this week']));
    await user.click(within(dialog).getByRole('button', { name: 'Save newsletter' }));

    await waitFor(() =>
      expect(api.asked('UpdateNewsletters')[0]?.variables['set']).toEqual({ preheader: 'Only this week' }),
    );
  });

  it('inserts a variable at the cursor, and isolates it from the writing direction of Arabic text', async () => {
    const { user, dialog } = await open();
    const insert = async (field: string, variable: string) => {
      await user.click(await within(dialog).findByRole('button', { name: `Insert a variable: ${field}` }));
      await user.click(await screen.findByRole('menuitem', { name: variable }));
    };
    const subject = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
    subject.setSelectionRange(0, 0);

    await insert('Subject', 'First name');

    await insert('Subject (Arabic)', 'Last name');

    expect(subject.value).toBe('{{first_name}}Spring offers');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Subject (Arabic)' }).value).toBe(
      'عروض الربيع\u2068{{last_name}}\u2069',
    );
    const chips = [...dialog.querySelectorAll('.MuiFormHelperText-root [data-variable]')];
    expect(chips.map(({ textContent }) => textContent)).toEqual(['First name', 'Last name']);
  });

  it('previews the mail in dark mode on "Dark", whatever the system prefers', async () => {
    const { user, dialog } = await open();
    const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of the newsletter in English');
    await waitFor(() => expect(frame().srcdoc).toContain('@media not all'));

    await user.click(within(dialog).getByRole('button', { name: 'Dark' }));

    expect(frame().srcdoc).toContain('@media all');
    expect(frame().srcdoc).toContain('color-scheme: dark;');
  });

  it('shows the preview at once, of the language that is being written or of the chosen one', async () => {
    const { user, dialog } = await open();
    expect(await screen.findByTitle('Preview of the newsletter in English')).toBeTruthy();

    await user.click(within(dialog).getByRole('textbox', { name: 'Subject (Arabic)' }));

    expect(await screen.findByTitle('Preview of the newsletter in Arabic')).toBeTruthy();
    expect(screen.queryByTitle('Preview of the newsletter in English')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'English' }));
    expect(await screen.findByTitle('Preview of the newsletter in English')).toBeTruthy();
  });

  it('names the button that enlarges the preview by what it does next', async () => {
    const { user, dialog } = await open();

    await user.click(await within(dialog).findByRole('button', { name: 'Enlarge' }));
    expect(within(dialog).queryByRole('button', { name: 'Enlarge' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Make smaller' }));

    expect(within(dialog).getByRole('button', { name: 'Enlarge' })).toBeTruthy();
  });

  it('has tabs where the preview has no room beside the fields, and asks for no preview that is hidden', async () => {
    const { user, api, dialog } = await open(apiOf(), {}, 390);
    const subject = await within(dialog).findByRole('textbox', { name: 'Subject' });
    expect(screen.queryByRole('button', { name: 'Enlarge' })).toBeNull();
    expect(api.asked('PreviewNewsletter')).toEqual([]);

    await user.click(within(dialog).getByRole('tab', { name: 'Preview' }));

    expect(await screen.findByTitle('Preview of the newsletter in English')).toBeTruthy();
    expect(within(dialog).getByRole('tabpanel', { name: 'Preview' })).toBeTruthy();
    expect(within(dialog).queryByRole('textbox', { name: 'Subject' })).toBeNull();
    expect(subject.isConnected).toBe(true);
  });

  it('leads from the preview to the field that stops a save', async () => {
    const { user, dialog } = await open(
      apiOf({ NewslettersList: () => pageOf([row({ subject: '' })]) }),
      {},
      390,
    );
    await user.click(await within(dialog).findByRole('tab', { name: 'Preview' }));

    await user.click(within(dialog).getByRole('button', { name: 'Save newsletter' }));

    expect(await within(dialog).findByText('Subject is required.')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Subject' }));
  });

  it('refuses a button whose link mails cannot have, and more than 100 blocks', async () => {
    const button = (href: string) => `<div data-block="button"><a href="${href}">Go</a></div>`;
    const { user, api, dialog } = await open(
      apiOf({
        NewslettersList: () =>
          pageOf([row({ content: button('#order'), content_ar: button('https://site.test/').repeat(101) })]),
      }),
    );

    await fillField(user, await within(dialog).findByRole('textbox', { name: 'Subject' }), 'Summer');
    await user.click(within(dialog).getByRole('button', { name: 'Save newsletter' }));

    expect(await within(dialog).findByText(/^Buttons need a link/)).toBeTruthy();
    expect(within(dialog).getByText('At most 100 blocks, please.')).toBeTruthy();
    expect(api.asked('UpdateNewsletters')).toEqual([]);
  });
});

describe('newsletter content of which a mail shows nothing', () => {
  it.each([
    ['English', '<p>&nbsp;</p>', '<p>مرحبًا</p>', 'Content is required.'],
    ['Arabic', '<p>Hello</p>', '<p>\u200B</p>', /^Arabic needs both/],
  ])('is refused as missing in %s', async (_, content, content_ar, text) => {
    const newsletter = row({ subject_ar: 'أخبار', content, content_ar });
    const { user, api, dialog } = await open(apiOf({ NewslettersList: () => pageOf([newsletter]) }));
    await fillField(user, await within(dialog).findByRole('textbox', { name: 'Subject' }), 'Summer');
    await user.click(within(dialog).getByRole('button', { name: 'Save newsletter' }));

    expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
    expect(api.asked('UpdateNewsletters')).toEqual([]);
  });
});

describe('a misspelt variable in a newsletter', () => {
  it('is named on saving, in subject, preview text and content', async () => {
    const { user, dialog } = await open(
      apiOf({
        NewslettersList: () =>
          pageOf([
            row({
              ...{ subject: 'For {{frist_name}}', preheader: 'For {{email}} {{ last_name | you }}' },
              content: '<p>Dear {{first_name|friend}} {{<b>Email</b>}}</p>',
            }),
          ]),
      }),
    );

    await fillField(
      user,
      await within(dialog).findByRole('textbox', { name: 'Subject (Arabic)' }),
      '{{email}',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save newsletter' }));

    const named = await within(dialog).findAllByText(/ is no variable, so nothing would stand in its place/);
    expect(named.map(({ textContent }) => textContent.split(' ')[0])).toEqual([
      '{{frist_name}}',
      '{{Email}}',
      '{{email}',
    ]);
    expect(named[0]?.textContent).toContain('There are: {{first_name}} {{last_name}} {{email}}');
  });
});

describe('the toast of a saved newsletter', () => {
  const save = async (options: RenderAppOptions = {}, status = 'draft') => {
    const isArabic = options.locale === 'ar';
    const api = apiOf({ NewslettersList: () => pageOf([row({ status })]) });
    const { user, dialog } = await open(api, options);
    const subject = await within(dialog).findByRole('textbox', {
      name: isArabic ? 'الموضوع (بالإنجليزية)' : 'Subject',
    });
    await fillField(user, subject, 'Summer');
    await user.click(
      within(dialog).getByRole('button', { name: isArabic ? 'حفظ النشرة' : 'Save newsletter' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    return user;
  };

  it('offers to send it; the question that follows says how long that takes, and at what rate', async () => {
    await save();

    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));

    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('Sending takes about 2 minutes, at 60 emails a minute.')).toBeTruthy();
    expect(question.getByText('Audience and duration')).toBeTruthy();
    expect(question.getByText(/^Time zone: /)).toBeTruthy();
  });

  it('has an Arabic Send button on the Arabic page', async () => {
    await save({ locale: 'ar' });

    expect(await screen.findByRole('button', { name: 'إرسال' })).toBeTruthy();
  });

  it('has no Send button where the newsletter is already sent', async () => {
    await save({}, 'sent');

    expect(await screen.findByText('Newsletter updated successfully')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

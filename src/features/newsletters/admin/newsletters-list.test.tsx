import { screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '#src/components/link.tsx';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { pageOf, refused, removed } from '#src/testing/fake-api.ts';
import { makeDispatch, makeNewsletter as row } from '#src/testing/make-rows.ts';
import { newslettersApi, openNewsletters } from '#src/testing/newsletters-page.tsx';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { NewslettersAdminPage } from './newsletters-section.tsx';

describe('the list of newsletters', () => {
  it('shows subject, template, status and day, newest first', async () => {
    const api = newslettersApi({
      NewslettersList: () => pageOf([row(), row({ id: 'm2', subject: 'Old news', status: 'sent' })]),
    });
    await openNewsletters(api);

    const first = within(await screen.findByRole('row', { name: /Spring offers/ }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Subject',
      'Template',
      'Status',
      'Created At',
      'Actions',
    ]);
    expect(first.getByText('Modern')).toBeTruthy();
    expect(first.getByText('Draft')).toBeTruthy();
    expect(first.getByText('Nov 5, 2026')).toBeTruthy();
    expect(first.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Duplicate',
      'Edit',
      'Send Newsletter',
      'Delete',
    ]);
    expect(api.asked('NewslettersList')[0]?.variables).toMatchObject({
      order_by: [{ created_at: 'desc' }, { id: 'asc' }],
    });
  });

  it('filters by status and template, and searches the English and the Arabic subject', async () => {
    const api = newslettersApi();
    await openNewsletters(api, { path: '/?status=sent&template=Basic&q=spring' });
    await screen.findByRole('row', { name: /Spring offers/ });

    expect(api.asked('NewslettersList')[0]?.variables['where']).toEqual({
      _and: [
        {
          _or: ['subject', 'subject_ar'].map((column) => ({ [column]: { _regex: searchPattern('spring') } })),
        },
        { status: { _eq: 'sent' } },
        { template_name: { _eq: 'Basic' } },
      ],
    });
  });

  it('disables the Send button of a newsletter that is already sent, and names the reason', async () => {
    const api = newslettersApi({ NewslettersList: () => pageOf([row({ status: 'sent' })]) });
    await openNewsletters(api);

    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Newsletter already sent' });
    expect(send.disabled).toBe(true);
  });

  it('shows live that a newsletter is being sent, and disables its Send button meanwhile', async () => {
    const api = newslettersApi({
      LatestDispatches: () =>
        of({ data: { dispatches: [makeDispatch({ state: 'sending', sent_count: 30 })] } }),
    });
    await openNewsletters(api);

    expect(await screen.findByRole('button', { name: 'Sending' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Newsletter' }).disabled).toBe(true);
  });

  it.each([
    ['sending', 'Sending'],
    ['paused', 'Paused'],
    ['cancelled', 'Cancelled'],
  ])(
    'shows how many contacts got a newsletter instead of "Sent" while its dispatch is %s',
    async (state, note) => {
      const dispatch = makeDispatch({ state, sent_count: 52, recipients_count: 58 });
      const api = newslettersApi({
        NewslettersList: () => pageOf([row({ status: 'sent', dispatches: [dispatch] })]),
      });
      await openNewsletters(api);

      const shown = within(await screen.findByRole('row', { name: /Spring offers/ }));
      expect(shown.getByText('52 of 58')).toBeTruthy();
      expect(shown.getByRole('button', { name: note })).toBeTruthy();
      expect(shown.queryByText('Sent')).toBeNull();
    },
  );

  it.each([
    ['is the saved version', '2026-11-05T10:00:00+00:00', /^Scheduled for Nov 30, 2026, .*M GMT\S*$/],
    ['is older than the saved version', '2026-11-04T10:00:00+00:00', /, not as it is saved$/],
    ['was given in the API call', null, /, not as it is saved$/],
  ])(
    'says whether a scheduled newsletter goes out as it is saved, where its scheduled text %s',
    async (_, newsletter_version, note) => {
      const scheduled = { state: 'scheduled', scheduled_at: '2026-11-30T10:00:00+00:00', newsletter_version };
      const api = newslettersApi({
        NewslettersList: () => pageOf([row({ dispatches: [makeDispatch(scheduled)] })]),
      });
      await openNewsletters(api);

      const scheduledFor = await screen.findByRole('button', { name: note });
      expect(scheduledFor.compareDocumentPosition(screen.getByText('Draft'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    },
  );

  it('shows "Sent" for a newsletter once its dispatch has finished', async () => {
    const dispatch = makeDispatch({ state: 'finished', sent_count: 58, recipients_count: 58 });
    const api = newslettersApi({
      NewslettersList: () => pageOf([row({ status: 'sent', dispatches: [dispatch] })]),
    });
    await openNewsletters(api);

    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(screen.queryByText('by hand, no email')).toBeNull();
  });

  it('says that a newsletter was marked as sent by hand where no dispatch mailed it', async () => {
    await openNewsletters(newslettersApi({ NewslettersList: () => pageOf([row({ status: 'sent' })]) }));

    expect(await screen.findByText('by hand, no email')).toBeTruthy();
  });

  it('enables the Send button again once the dispatch of the newsletter was undone', async () => {
    const api = newslettersApi({
      NewslettersList: () => pageOf([row({ dispatches: [makeDispatch()] })]),
      LatestDispatches: () => of({ data: { dispatches: [makeDispatch({ state: 'undone' })] } }),
    });
    await openNewsletters(api);

    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Newsletter' }).disabled).toBe(false),
    );
  });

  it("asks in the specification's words before it deletes a newsletter, and names the newsletter", async () => {
    const api = newslettersApi({ DeleteNewsletters: () => removed(1) });
    const { user } = await openNewsletters(api);

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(
      within(question).getByText(
        'This action cannot be undone. This will permanently delete the newsletter.',
      ),
    ).toBeTruthy();
    expect(within(question).getByText('Spring offers')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Newsletter deleted successfully.')).toBeTruthy();
    expect(api.asked('DeleteNewsletters')[0]?.variables).toEqual({ where: { id: { _in: ['m1'] } } });
  });

  it('says that the sending of a newsletter must be cancelled before the newsletter can be deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = newslettersApi({
      DeleteNewsletters: () =>
        refused('Check constraint violation. newsletter-under-way', { code: 'permission-error' }),
    });
    const { user } = await openNewsletters(api);

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(
      await screen.findByText('This newsletter is being sent. Cancel that before you delete it.'),
    ).toBeTruthy();
  });

  it('says "Failed to load newsletters." when the API refuses the query', async () => {
    const api = newslettersApi({ NewslettersList: () => refused() });
    await openNewsletters(api);

    expect(await screen.findByText('Failed to load newsletters.')).toBeTruthy();
  });

  it('saves a duplicate of a sent newsletter as a draft', async () => {
    const api = newslettersApi({
      NewslettersList: () => pageOf([row({ status: 'sent' })]),
      CreateNewsletter: () => ({ data: { saved: { __typename: 'newsletters', id: 'm2' } } }),
    });
    const { user } = await openNewsletters(api);

    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await fillField(user, await screen.findByRole('textbox', { name: 'Subject' }), 'Summer offers');
    await user.click(screen.getByRole('button', { name: 'Save newsletter' }));

    expect(await screen.findByText('Newsletter created successfully')).toBeTruthy();
    expect(api.asked('CreateNewsletter')[0]?.variables).toMatchObject({
      object: { subject: 'Summer offers', status: 'draft', template_name: 'Modern' },
    });
  });

  it('opens an empty form by the link for a new newsletter after a duplicate was cancelled', async () => {
    const api = newslettersApi();
    const { user } = await renderAdminPage(
      <>
        <Link to="?record=new">{'Elsewhere'}</Link>
        <NewslettersAdminPage />
      </>,
      { link: api.link },
    );
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Spring offers');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveProperty('value', '');
  });

  it('shows subject, status, template and buttons in Arabic', async () => {
    const api = newslettersApi();
    await openNewsletters(api, { locale: 'ar' });

    const first = within(await screen.findByRole('row', { name: /عروض الربيع/ }));
    expect(first.getByText('مسودة')).toBeTruthy();
    expect(first.getByText('عصري')).toBeTruthy();
    expect(first.getByRole('button', { name: 'إرسال النشرة' })).toBeTruthy();
  });
});

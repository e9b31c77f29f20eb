import { screen, waitFor, within } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { refused, type fakeApi } from '#src/testing/fake-api.ts';
import { makeDispatch, makeHistoryEntry, makeNoticeRow } from '#src/testing/make-rows.ts';
import { openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { dashboardPage } from './dashboard-page.tsx';

const counted = (count: number) => ({ __typename: 'total', aggregate: { __typename: 'fields', count } });
const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const sender = ['sender_name', 'sender_email', 'postal_address'].map((key) => ({
  __typename: 'site_settings',
  key,
  value: 'set',
}));
const attention = (data: object) => () => ({
  data: {
    webhooks: [],
    dispatches: [],
    ending: [],
    invitations: counted(0),
    plans: counted(0),
    notices: counted(0),
    links: counted(0),
    testimonials: counted(0),
    settings: [],
    ...data,
  },
});
const steps =
  (contacts: object[], settings: object[] = sender) =>
  () => ({
    data: {
      plans: [{ __typename: 'pricing_plans', id: 'p1' }],
      notices: [],
      invitations: [],
      people: [],
      contacts,
      settings,
    },
  });
const subscribers = () => ({
  data: {
    totals: [
      { __typename: 'subscriber_totals', day: yesterday, subscribed_count: 1180 },
      { __typename: 'subscriber_totals', day: today, subscribed_count: 1200 },
    ],
    now: counted(1204),
  },
});
const dispatch = makeDispatch({
  subject: 'Spring offers',
  subject_ar: 'عروض الربيع',
  state: 'sending',
  created_at: '2026-11-05T10:00:00Z',
  recipients_count: 100,
  sent_count: 60,
  failed_count: 2,
});
const entry = makeHistoryEntry({ id: '7', label: 'Careers', changed_columns: ['label_ar', 'url'] });

const answers = {
  Attention: attention({ settings: sender }),
  FirstSteps: steps([]),
  SubscriberTotals: subscribers,
  LastDispatch: () => of({ data: { dispatches: [dispatch] } }),
  LiveNotices: () => ({ data: { total: counted(1), notices: [makeNoticeRow({ severity: 'warning' })] } }),
  LatestChanges: () => ({ data: { entries: [entry] } }),
};

const Page = dashboardPage(() => Promise.resolve());
const open = (more: Parameters<typeof fakeApi>[0] = {}, options: RenderAppOptions = {}) =>
  openAdminPage(<Page />, { ...answers, ...more }, options);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the dashboard', () => {
  it('shows latest changes, last newsletter and current notices, with links, and the section cards', async () => {
    await open();

    const changes = await region('Latest changes');
    const change = await changes.findByRole('link', { name: /Careers/ });
    expect(change.getAttribute('href')).toBe('/admin/history?record=7');
    expect(changes.getByRole('listitem').textContent).toMatch(
      /Changed: Label \(Arabic\), URL.*salma@example.test/,
    );
    const newsletter = await region('Last newsletter');
    const sent = await newsletter.findByRole('img', { name: '60 of 100 emails sent' });
    expect(sent).toBeTruthy();
    expect(newsletter.getByText('Remaining').closest('div')?.textContent).toBe('Remaining38');
    expect(newsletter.getByRole('link', { name: 'Spring offers' }).getAttribute('href')).toBe(
      '/admin/newsletters?dispatch=d1',
    );
    const notices = await region('Shown in the top bar now');
    expect((await notices.findByRole('listitem')).textContent).toMatch(/Warning.*New servers in Tokyo/);
    const cards = screen.getAllByRole('link', { name: /^Go to / });
    expect(cards).toHaveLength(13);
    expect(
      screen.getByRole('heading', { level: 1 }).compareDocumentPosition(cards[0]!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('keeps the role of a program that made a change within its brackets', async () => {
    const byProgram = { ...entry, actor_role: 'editor', person: null };
    await open({ LatestChanges: () => ({ data: { entries: [byProgram] } }) });

    const changes = await region('Latest changes');
    const role = await changes.findByText('editor');

    expect(role.parentElement?.textContent).toBe('API (editor)');
  });

  it('shows the subscribers of 30 days as a chart and as a table with the same numbers', async () => {
    await open();

    const panel = await region('Subscribers');
    expect(await panel.findByRole('img', { name: /over the last 30 days; now 1,204/ })).toBeTruthy();
    expect(panel.getByText(/\+24\W* since/)).toBeTruthy();
    expect(panel.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'DaySubscribers',
      expect.stringMatching(/1,204$/),
      expect.stringMatching(/1,180$/),
    ]);
  });

  it('offers no table of subscribers as long as there is no chart', async () => {
    await open({
      SubscriberTotals: () => ({ data: { totals: [], now: counted(3) } }),
    });

    const panel = await region('Subscribers');
    expect(await panel.findByText(/^The chart begins/)).toBeTruthy();
    expect(panel.queryByText('Show as a table')).toBeNull();
  });

  it('shows the first notices in the colours that visitors see for their severity, and counts the others', async () => {
    await open({
      LiveNotices: () => ({
        data: {
          total: counted(10),
          notices: ['info', 'warning', 'critical'].map((severity) =>
            makeNoticeRow({ id: severity, severity }),
          ),
        },
      }),
    });

    const notices = await region('Shown in the top bar now');
    const looks = (await notices.findAllByRole('listitem')).map(({ classList }) => [...classList].join(' '));
    expect(looks).toEqual(['info', 'warning', 'critical'].map((name) => expect.stringContaining(name)));
    expect(notices.getByRole('link', { name: 'and 7 more' }).getAttribute('href')).toBe('/admin/notices');
  });

  it('lists in Arabic what needs attention', async () => {
    await open(
      {
        Attention: attention({
          invitations: counted(2),
          settings: sender.slice(0, 1),
          webhooks: [{ __typename: 'webhook_endpoints', id: 'w1', name: 'Billing', is_enabled: true }],
        }),
        FirstSteps: steps([], sender.slice(0, 1)),
      },
      { locale: 'ar' },
    );

    const panel = await region('يحتاج إلى انتباهك');
    expect((await panel.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'يفشل التسليم إلى خطاف الويب «\u2068Billing\u2069»',
      'لا يمكن إرسال أي نشرة قبل إدخال البريد الإلكتروني للمرسل والعنوان البريدي في الإعدادات',
      'دعوتان بانتظار القبول',
    ]);
  });

  it('hides what somebody does not want to see of it, until that changes', async () => {
    const { user, unmount } = await open({ Attention: attention({ settings: sender, notices: counted(2) }) });
    const panel = await region('Needs attention');
    expect((await panel.findByRole('listitem')).textContent).toMatch(/^2 notices.*Add Arabic$/);

    await user.click(panel.getByRole('button', { name: 'Hide until it changes' }));
    expect(panel.getByText('Nothing needs your attention.')).toBeTruthy();
    expect(panel.getByRole('button', { name: 'Show 1 hidden entry' })).toBeTruthy();
    unmount();
    await open({ Attention: attention({ settings: sender, notices: counted(3) }) });

    expect(await (await region('Needs attention')).findByRole('link', { name: /^3 notices/ })).toBeTruthy();
  });

  it('shows a failure only in the panel concerned, whose button "Try again" reloads it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const { user } = await open({
      LatestChanges: () => (isBroken ? refused('no such table') : { data: { entries: [entry] } }),
      LastDispatch: () => throwError(() => new Error('lost')),
    });

    const changes = await region('Latest changes');
    expect(await changes.findByText(/no such table/)).toBeTruthy();
    expect(await (await region('Last newsletter')).findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await (await region('Needs attention')).findByText('Nothing needs your attention.')).toBeTruthy();
    isBroken = false;
    await user.click(changes.getByRole('button', { name: 'Try again' }));

    expect(await changes.findByText('Careers')).toBeTruthy();
  });

  it('shows which first steps are done, until the administrator hides the panel', async () => {
    const { user } = await open();

    const panel = await region('First steps');
    expect(panel.getByText('2 of 5 done')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Invite a colleague' }).getAttribute('href')).toBe('/admin/users');
    expect(panel.queryByRole('link', { name: 'Create the first plan' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Hide' }));

    await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
  });
});

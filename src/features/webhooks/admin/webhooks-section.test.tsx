import { screen, waitFor, within } from '@testing-library/react';
import type { ApolloLink } from '@apollo/client';
import { NEVER, of, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, pageOf, refused } from '#src/testing/fake-api.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { WebhooksAdminPage } from './webhooks-section.tsx';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const row = (values: Record<string, unknown> = {}) => ({
  __typename: 'webhook_endpoints',
  id: 'w1',
  name: 'CRM',
  url: 'https://crm.test/hooks',
  events: ['contact.subscribed', 'plan.changed'],
  is_enabled: true,
  disabled_reason: null,
  secret_made_at: '2026-11-22T10:00:00+00:00',
  secret_shown_at: '2026-11-22T10:00:00+00:00',
  created_at: '2026-11-22T10:00:00+00:00',
  updated_at: '2026-11-22T10:00:00+00:00',
  health: null,
  ...values,
});

const delivery = (values: Record<string, unknown> = {}) => ({
  __typename: 'webhook_deliveries',
  id: 'd1',
  kind: 'event',
  state: 'given_up',
  attempts_count: 2,
  next_attempt_at: '2026-11-22T10:00:00+00:00',
  created_at: '2026-11-22T10:00:00+00:00',
  finished_at: '2026-11-22T10:05:00+00:00',
  event: {
    __typename: 'webhook_events',
    id: 'e1',
    type: 'plan.changed',
    happened_at: '2026-11-22T10:00:00+00:00',
    data: { plan: { name: 'Nest' } },
  },
  attempts: [
    { ...attempt, id: 'a1', status: 503, problem: 'status', response: 'try later' },
    { ...attempt, id: 'a2', status: null, problem: 'timeout', response: null },
  ],
  ...values,
});
const attempt = {
  __typename: 'webhook_attempts',
  started_at: '2026-11-22T10:00:00+00:00',
  duration_ms: 120,
};

const logOf = (deliveries: object[], is_enabled = true): ApolloLink.Result => ({
  data: {
    endpoint: { __typename: 'webhook_endpoints', id: 'w1', name: 'CRM', is_enabled, deliveries },
  },
});

const apiOf = (rows: object[] = [row()], answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ WebhooksList: () => pageOf(rows), ...answers });

const open = (api: ReturnType<typeof fakeApi>, path = '/', locale: 'en' | 'ar' = 'en') =>
  renderAdminPage(<WebhooksAdminPage />, { link: api.link, path, locale });

describe('the list of webhooks', () => {
  it('shows for each webhook its address, its events and why it is disabled or failing', async () => {
    const everything = [
      ...['notice.published', 'notice.ended', 'plan.changed', 'contact.subscribed'],
      ...['contact.unsubscribed', 'contact.bounced', 'contacts.imported', 'newsletter.sent'],
    ];
    await open(
      apiOf([
        row(),
        row({ id: 'w2', name: 'Chat', events: everything, is_enabled: false, disabled_reason: 'gone' }),
        row({
          id: 'w3',
          name: 'Old',
          health: {
            __typename: 'webhook_health',
            endpoint_id: 'w3',
            failing_since: '2026-11-22T10:00:00+00:00',
          },
        }),
      ]),
    );

    expect(await screen.findAllByText('https://crm.test/hooks')).toHaveLength(3);
    expect(screen.getAllByText('Plan changed and Contact subscribed')).toHaveLength(2);
    expect(screen.getByText('All events')).toBeTruthy();
    expect(screen.getByText('Disabled: responded with 410')).toBeTruthy();
    expect(screen.getByText(/^Failing since Nov 22, 2026/)).toBeTruthy();
  });
});

describe('a new webhook', () => {
  it('needs an https address and at least one event; then its secret is shown until it is confirmed', async () => {
    const api = apiOf([], {
      CreateWebhook: () => ({ data: { saved: row({ id: 'w9', secret_shown_at: null }) } }),
      ShowWebhookSecret: () => ({ data: { shown: { __typename: 'webhook_secret', secret: SECRET } } }),
    });
    const { user } = await open(api, '/?record=new');
    const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await fillField(user, await form.findByRole('textbox', { name: /Name/ }), 'CRM');
    await fillField(user, form.getByRole('textbox', { name: /Address/ }), 'http://crm.test/hooks');
    await user.click(form.getByRole('button', { name: /Save|Add|Create/ }));

    expect(await form.findByText(/must begin with https/)).toBeTruthy();
    expect(form.getByText('Please choose at least one event.')).toBeTruthy();
    expect(api.asked('CreateWebhook')).toEqual([]);

    await fillField(user, form.getByRole('textbox', { name: /Address/ }), 'https://crm.test/hooks');
    await user.click(form.getByRole('checkbox', { name: /Newsletter sent/ }));
    await user.click(form.getByRole('checkbox', { name: /Plan changed/ }));
    await user.click(form.getByRole('button', { name: /Save|Add|Create/ }));

    const secret = within(await screen.findByRole('dialog', { name: 'Secret of the webhook' }));
    expect(api.asked('CreateWebhook')[0]?.variables['object']).toEqual({
      name: 'CRM',
      url: 'https://crm.test/hooks',
      events: ['plan.changed', 'newsletter.sent'],
      is_enabled: true,
    });
    expect(await secret.findByText(SECRET)).toBeTruthy();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(secret.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(SECRET);
    await user.keyboard('{Escape}');
    expect(secret.getByText(SECRET)).toBeTruthy();

    await user.click(secret.getByRole('button', { name: 'I have stored it' }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  });
});

describe('the secret of a webhook', () => {
  it('can be replaced by a new one after it was shown', async () => {
    const api = apiOf([row()], {
      RotateWebhookSecret: () => ({
        data: {
          rotated: {
            __typename: 'rotated_webhook_secret',
            secret: SECRET,
            old_valid_until: '2026-11-23T10:00:00+00:00',
          },
        },
      }),
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Secret' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/was shown on Nov 22, 2026/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Replace the secret' }));

    expect(await dialog.findByText(SECRET)).toBeTruthy();
    expect(dialog.getByText(/For a day every event is signed with the old secret/)).toBeTruthy();
  });

  it('stays on the screen when its webhook leaves the list, and opens no edit form when it is clicked', async () => {
    const changes = new Subject<ApolloLink.Result>();
    const lists = [[row({ secret_shown_at: null })]];
    const api = apiOf([], {
      WebhooksList: () => pageOf(lists.shift() ?? []),
      WebhooksChanged: () => changes,
      ShowWebhookSecret: () => ({ data: { shown: { __typename: 'webhook_secret', secret: SECRET } } }),
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Secret' }));
    await user.click(await screen.findByText(SECRET));
    await user.click(document.querySelector('.MuiDialog-container')!);
    expect(screen.queryByRole('dialog', { name: 'Edit webhook' })).toBeNull();
    changes.next({ data: { changed: [] } });
    await waitFor(() => expect(screen.queryByRole('cell', { name: /CRM/, hidden: true })).toBeNull());
    expect(screen.getByText(SECRET)).toBeTruthy();
  });

  it('is reported as shown already when the API refuses to show it again', async () => {
    const api = apiOf([row({ secret_shown_at: null })], {
      ShowWebhookSecret: () => refused('shown', { code: 'webhook-secret-shown' }),
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Secret' }));

    expect(await screen.findByText(/The secret was shown already/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Show the secret' })).toBeTruthy();
  });
});

describe('the log of a webhook', () => {
  it('shows each attempt of a delivery, sends a test, and sends a given-up delivery again', async () => {
    const api = apiOf([row()], {
      WebhookLog: () => of(logOf([delivery(), delivery({ id: 'd2', state: 'delivered', kind: 'replay' })])),
      TestWebhook: () => ({ data: { queued: { __typename: 'queued_webhook_test', delivery_id: 'd3' } } }),
      ReplayWebhookDeliveries: () => ({
        data: { sent: { __typename: 'replayed_webhook_deliveries', replayed: 1 } },
      }),
    });
    const { user } = await open(api, '/?log=w1');
    const log = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
    expect(await log.findByText('Plan changed (sent again)')).toBeTruthy();
    await user.click(log.getByRole('button', { name: /Given up/ }));

    expect(await log.findByText('Responded with status 503')).toBeTruthy();
    expect(log.getByText('try later')).toBeTruthy();
    expect(log.getByText('No response in time')).toBeTruthy();
    expect(log.getByText(/"name": "Nest"/)).toBeTruthy();

    await user.click(log.getByRole('button', { name: 'Send again' }));
    expect(api.asked('ReplayWebhookDeliveries')[0]?.variables).toEqual({ delivery_ids: ['d1'] });
    expect(await screen.findByText('1 delivery is sent again')).toBeTruthy();
    await user.click(log.getByRole('button', { name: 'Send a test' }));
    expect(api.asked('TestWebhook')[0]?.variables).toEqual({ endpoint_id: 'w1' });
    await user.click(log.getByRole('button', { name: 'Resend 1 undelivered event' }));
    await waitFor(() => expect(api.asked('ReplayWebhookDeliveries')).toHaveLength(2));
  });

  it('can be filtered by the state of the deliveries', async () => {
    const api = apiOf([row()], {
      WebhookLog: ({ variables }) =>
        Object.keys(variables['where'] as object).length > 0 ? NEVER : of(logOf([])),
    });
    const { user } = await open(api, '/?log=w1', 'ar');
    const log = within(await screen.findByRole('dialog', { name: 'سجل الإرسال' }));
    expect(await log.findByText(/لم يُرسَل شيء بعد/)).toBeTruthy();
    await user.click(log.getByRole('combobox', { name: 'الحالة' }));
    await user.click(await screen.findByRole('option', { name: 'قيد الانتظار' }));

    await waitFor(() =>
      expect(api.asked('WebhookLog').at(-1)?.variables).toEqual({
        endpoint_id: 'w1',
        where: { state: { _eq: 'waiting' } },
      }),
    );
  });

  it('offers no button to send a delivery again where the webhook is disabled', async () => {
    const api = apiOf([row()], { WebhookLog: () => of(logOf([delivery()], false)) });
    const { user } = await open(api, '/?log=w1');
    const log = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
    await user.click(await log.findByRole('button', { name: /Given up/ }));

    expect(await log.findByText('try later')).toBeTruthy();
    expect(log.queryByRole('button', { name: /again/ })).toBeNull();
  });
});

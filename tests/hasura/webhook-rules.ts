/** A row as it is inserted. */
export type Row = Record<string, unknown>;

/** Id of an existing endpoint, an existing event and an existing delivery, for rows that belong to one of them. */
export const WEBHOOK = '2f6b8f5e-0c1d-4c7e-9a57-0a8c2f1d3b44';
const WEBHOOK_EVENT = '2f6b8f5e-0c1d-4c7e-9a57-0a8c2f1d3b45';

export const WEBHOOKS_VALID: Record<string, Row> = {
  webhook_endpoints: { name: 'CRM', url: 'https://crm.test/hooks', events: ['plan.changed'] },
  webhook_events: {
    id: WEBHOOK_EVENT,
    type: 'plan.changed',
    table_name: 'pricing_plans',
    record_id: 'a',
    data: {},
  },
  webhook_deliveries: {
    id: WEBHOOK_EVENT,
    event_id: WEBHOOK,
    endpoint_id: WEBHOOK,
    record_key: 'a',
    position: 1,
  },
  webhook_attempts: { delivery_id: WEBHOOK, started_at: '2026-01-31', duration_ms: 12 },
};

export const WEBHOOKS_REFUSED: Record<string, Row[]> = {
  webhook_endpoints_name_present: [{ name: ' ' }],
  webhook_endpoints_name_length: [{ name: 'x'.repeat(101) }],
  webhook_endpoints_url_form: [
    { url: 'http://crm.test/' },
    { url: 'http://localhost.crm.test/' },
    { url: 'https://' },
    { url: 'https://user:pass@crm.test/' },
    { url: 'https://crm.test/#part' },
    { url: 'https://crm.test/a b' },
    { url: 'ftp://crm.test/' },
  ],
  webhook_endpoints_url_length: [{ url: `https://crm.test/${'x'.repeat(2048)}` }],
  webhook_endpoints_events_known: [{ events: [] }, { events: ['plan.sold'] }, { events: [null] }],
  webhook_endpoints_disabled_reason_known: [{ is_enabled: false, disabled_reason: 'mood' }],
  webhook_deliveries_kind_known: [{ kind: 'gift', record_key: null, position: null }],
  webhook_deliveries_state_known: [{ state: 'lost' }],
  webhook_deliveries_order_fits: [{ kind: 'replay' }, { record_key: null }],
  webhook_attempts_problem_known: [{ problem: 'mood' }],
  webhook_attempts_response_length: [{ response: 'x'.repeat(1001) }],
};

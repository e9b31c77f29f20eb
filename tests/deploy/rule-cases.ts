/** Samples of series, a minute apart, that an alert rule must not fire on at first and must fire on later. */
export type RuleCase = {
  readonly alert: string;
  /** Values by series, in promtool's notation: `0+2x3` is 0 2 4 6. */
  readonly series: Readonly<Record<string, string>>;
  readonly quietAt: string;
  readonly firesAt: string;
  /** Labels of the alert besides its severity. */
  readonly labels: Readonly<Record<string, string>>;
};

const of = (part: string) => ({ job: 'hostfront', part, instance: `${part}:9464` });
const series = (name: string, labels: Readonly<Record<string, string>>): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(',')}}`;
const requests = (labels: Readonly<Record<string, string>>) =>
  series('http_request_duration_seconds_count', { ...of('web'), ...labels });
const pushes = (le: string) => series('hostfront_push_delay_seconds_bucket', { ...of('engine'), le });
const actions = (name: string, labels: Readonly<Record<string, string>> = {}) =>
  series(name, { ...of('actions'), ...labels });

export const RULE_CASES: readonly RuleCase[] = [
  {
    alert: 'HostfrontPartDown',
    series: { [series('up', of('web'))]: '1 1 0x10' },
    quietAt: '3m',
    firesAt: '5m',
    labels: of('web'),
  },
  {
    alert: 'HostfrontDatabaseDown',
    series: { [actions('hostfront_database_up')]: '1 1 0x10' },
    quietAt: '2m',
    firesAt: '4m',
    labels: of('actions'),
  },
  {
    alert: 'HostfrontManyErrors',
    series: {
      [requests({ route: 'page', status: '200' })]: '0+90x40',
      [requests({ route: 'page', status: '503' })]: '0x10 0+10x30',
      // A check that answers 503 is no failed request of a person.
      [requests({ route: '/healthz', status: '503' })]: '0+500x40',
    },
    quietAt: '10m',
    firesAt: '25m',
    labels: { part: 'web' },
  },
  {
    alert: 'HostfrontSignInUnavailable',
    series: {
      [actions('hostfront_sign_in_failures_total', { reason: 'sign-in-unavailable' })]: '0x5 2+2x20',
      [actions('hostfront_sign_in_failures_total', { reason: 'sign-in-invalid-credentials' })]: '0+5x25',
    },
    quietAt: '5m',
    firesAt: '12m',
    labels: {},
  },
  {
    alert: 'HostfrontPasswordGuessing',
    series: {
      [actions('hostfront_sign_in_failures_total', { reason: 'sign-in-invalid-credentials' })]:
        '0+5x15 175+100x20',
    },
    quietAt: '15m',
    firesAt: '30m',
    labels: {},
  },
  {
    alert: 'HostfrontOutboxStuck',
    series: { [actions('hostfront_outbox_unnumbered_age_seconds')]: '0x5 60+60x20' },
    quietAt: '7m',
    firesAt: '10m',
    labels: {},
  },
  {
    alert: 'HostfrontOutboxBehind',
    series: { [actions('hostfront_outbox_events_unnumbered')]: '900x5 30000x20' },
    quietAt: '8m',
    firesAt: '12m',
    labels: {},
  },
  {
    alert: 'HostfrontPushSlow',
    series: {
      [pushes('1')]: '0+100x15 1500x40',
      [pushes('5')]: '0+100x55',
      [pushes('+Inf')]: '0+100x55',
    },
    quietAt: '15m',
    firesAt: '40m',
    labels: {},
  },
  {
    alert: 'HostfrontRequestsWaiting',
    series: { [series('hostfront_requests_waiting', of('engine'))]: '0 9 0x3 3x20' },
    quietAt: '8m',
    firesAt: '12m',
    labels: of('engine'),
  },
  {
    alert: 'HostfrontConnectionsUsedUp',
    series: {
      [actions('hostfront_database_connections', { pool: 'main', state: 'waiting' })]: '0 9 0x3 3x20',
    },
    quietAt: '8m',
    firesAt: '12m',
    labels: { ...of('actions'), pool: 'main', state: 'waiting' },
  },
  {
    alert: 'HostfrontDispatchHeldUp',
    series: {
      [actions('hostfront_dispatches_open', { state: 'sending', problem: 'no' })]: '1x40',
      [actions('hostfront_dispatches_open', { state: 'paused', problem: 'yes' })]: '_x5 1x30',
    },
    quietAt: '9m',
    firesAt: '15m',
    labels: { state: 'paused' },
  },
  {
    alert: 'HostfrontMailRefused',
    series: {
      [actions('hostfront_mails_total', { outcome: 'blocked' })]: '0x5 1x20',
      [actions('hostfront_mails_total', { outcome: 'refused' })]: '0+5x25',
    },
    quietAt: '5m',
    firesAt: '8m',
    labels: {},
  },
  {
    alert: 'HostfrontJobsFailed',
    series: {
      [actions('hostfront_jobs_total', { task: 'send_account_mail', outcome: 'failed' })]: '0x5 1x20',
      [actions('hostfront_jobs_total', { task: 'send_account_mail', outcome: 'retried' })]: '0+5x25',
    },
    quietAt: '5m',
    firesAt: '8m',
    labels: { task: 'send_account_mail' },
  },
  {
    alert: 'HostfrontWebhooksStuck',
    series: {
      [actions('hostfront_webhook_deliveries_waiting', { state: 'new' })]: '0 9 0x3 4x30',
      [actions('hostfront_webhook_deliveries_waiting', { state: 'retrying' })]: '4x35',
    },
    quietAt: '12m',
    firesAt: '20m',
    labels: { ...of('actions'), state: 'new' },
  },
  {
    alert: 'HostfrontImportsFail',
    series: {
      [actions('hostfront_imports_recent', { state: 'failed' })]: '1x5 6x5',
      [actions('hostfront_imports_recent', { state: 'done' })]: '9x10',
    },
    quietAt: '5m',
    firesAt: '7m',
    labels: {},
  },
  {
    alert: 'HostfrontKeyStreamDown',
    series: { [series('hostfront_key_stream_up', of('web'))]: '1x3 0x10' },
    quietAt: '5m',
    firesAt: '7m',
    labels: of('web'),
  },
  {
    alert: 'HostfrontMistakes',
    series: { [series('hostfront_unhandled_rejections_total', of('engine'))]: '0x5 1x20' },
    quietAt: '5m',
    firesAt: '8m',
    labels: { part: 'engine' },
  },
];

import type { Guide } from '#src/config/paths.ts';

/** Sections of each guide in order; `sample` is a file of docs/integrate/examples, which a test runs. */
const SECTIONS = {
  paging: {
    ids: 'guides/page-by-id.mjs',
    order: 'guides/page-by-date.graphql',
    rest: 'guides/page-by-rest.sh',
    total: 'guides/count.graphql',
  },
  changes: {
    begin: 'guides/first-copy.mjs',
    follow: 'key-changes.mjs',
    records: undefined,
    missed: 'guides/missed-any.graphql',
  },
  'time-zones': {
    send: 'guides/send-times.mjs',
    show: 'guides/show-times.mjs',
    refused: 'guides/time-without-zone.sh',
  },
  reconnecting: {
    client: 'live-client.mjs',
    use: 'key-live.mjs',
    closed: undefined,
  },
  'local-webhooks': {
    receive: 'webhook-receiver.mjs',
    send: 'guides/send-event.mjs',
    site: undefined,
    repeats: undefined,
  },
  errors: {
    codes: 'guides/ask.mjs',
    wait: undefined,
    places: 'guides/broken-rule.sh',
    statuses: 'guides/status.sh',
  },
  money: {
    read: 'guides/money.mjs',
    write: 'guides/set-price.mjs',
    currencies: undefined,
  },
  idempotency: {
    put: 'guides/put-plan.sh',
    many: 'guides/upsert.graphql',
    import: 'guides/import-contacts.mjs',
    others: undefined,
  },
} as const satisfies Record<Guide, Record<string, string | undefined>>;

type SectionName<Of extends Guide> = keyof (typeof SECTIONS)[Of] & string;

/** Returns the sections of a guide, each with its sample where it has one. */
export function sectionsOf<Of extends Guide>(guide: Of) {
  return Object.entries(SECTIONS[guide]) as [SectionName<Of>, string | undefined][];
}

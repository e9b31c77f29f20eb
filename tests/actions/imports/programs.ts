import { readFileSync } from 'node:fs';

type State = 'subscribed' | 'unsubscribed' | 'bounced';
export type Program = {
  name: string;
  /** Where the names of the columns and the words of the states stand. */
  source: string;
  file: string;
  states: Record<string, State>;
  /** Values that a person has to be asked about, by the line that has them. */
  asked: Record<number, string>;
};

const on = { 'on@x.test': 'subscribed' } as const;
const off = { 'off@x.test': 'unsubscribed' } as const;
const no = { 'no@x.test': 'bounced' } as const;
const spam = { 'spam@x.test': 'unsubscribed' } as const;

/** Exports of other programs with invented people: who gets mail, who left, and who nobody knows about. */
export const PROGRAMS: readonly Program[] = [
  program('listmonk', 'cmd/subscribers.go: export', { ...on, ...off, 'away@x.test': 'unsubscribed' }),
  program('mailchimp', 'the file of unsubscribed people in an export of an audience', off),
  program('mailchimp-cleaned', 'the file of cleaned people in an export of an audience', no),
  program('mailtrain', 'server/routes/subscriptions.js', { ...on, ...off, ...no, ...spam }),
  program('keila', 'docs: contact export', { ...on, ...off, ...no }),
  program('mautic', 'docs: fields of a contact, doNotEmail', { ...on, ...off, 'yes@x.test': 'unsubscribed' }),
  program('ghost', 'ghost/members-csv: unparse', { ...on, ...off }, { 4: '' }),
  program(
    'brevo',
    'API: contacts/export, exportSubscriptionStatus',
    { ...on, ...off },
    { 4: 'Never subscribed' },
  ),
  program(
    'sendy',
    'API: subscription status',
    { ...on, ...off, ...no, ...spam },
    { 4: 'Unconfirmed', 7: 'Soft bounced' },
  ),
  program('usesend', 'apps/web: contacts, export', { ...on, ...off }, { 4: 'Pending' }),
  program(
    'hubspot',
    'properties of contacts: hs_email_optout and hs_marketable_status by their labels',
    { ...on, ...off },
    { 4: 'Non-marketing contact' },
  ),
  program('resend', 'API: contacts', { ...on, ...off }),
  program('mailerlite', 'API: subscribers', { ...on, ...off, ...no, ...spam }, { 4: 'unconfirmed' }),
];

function program(
  name: string,
  source: string,
  states: Program['states'],
  asked: Program['asked'] = {},
): Program {
  const file = readFileSync(new URL(`./programs/${name}.csv`, import.meta.url), 'utf8');
  return { name, source, file, states, asked };
}

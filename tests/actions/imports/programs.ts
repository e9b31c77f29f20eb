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

/** Exports of other programs with invented people: who gets mail, who left, and whose state is unknown. */
export const PROGRAMS: readonly Program[] = [
  program('listmonk', 'cmd/subscribers.go: handleExportSubscribers; models/subscribers.go', {
    ...on,
    ...off,
    'away@x.test': 'unsubscribed',
  }),
  program('mailchimp', 'the file of unsubscribed people in an export of an audience', off),
  program('mailchimp-cleaned', 'cleaned_email_audience_export_….csv, as importers of others read it', no),
  program('mailtrain', 'server/routes/subscriptions.js', { ...on, ...off, ...no, ...spam }),
  program('keila', 'lib/keila_web/helpers/contacts_csv_export.ex; lib/keila/contacts/schemas/contact.ex', {
    ...on,
    ...off,
    ...no,
  }),
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
    'https://sendy.co/api: subscription status; the columns of its file are not documented',
    { ...on, ...off, ...no, ...spam },
    { 4: 'Unconfirmed', 7: 'Soft bounced' },
  ),
  program('usesend', 'apps/web: contacts, export', { ...on, ...off }, { 4: 'Pending' }),
  program(
    'hubspot',
    'https://knowledge.hubspot.com/contacts/marketing-contacts: labels and values of the properties',
    { ...on, ...off },
    { 4: 'Non-marketing contact' },
  ),
  program('resend', 'API: contacts', { ...on, ...off }),
  program(
    'mailerlite',
    'https://developers.mailerlite.com/docs/subscribers.html; the columns of its file are not documented',
    { ...on, ...off, ...no, ...spam },
    { 4: 'unconfirmed' },
  ),
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

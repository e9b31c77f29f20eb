import { readFileSync } from 'node:fs';

type State = 'subscribed' | 'unsubscribed' | 'bounced';
export type Program = {
  name: string;
  /** The version that wrote the file, or where the names of its columns and the words of its states were read; Markdown. */
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
  program(
    'listmonk',
    readAt('knadh/listmonk', '007f4de8504bfaff2ad7a7646ab70e0d10a2b6fe', 'cmd/subscribers.go'),
    {
      ...on,
      ...off,
      'away@x.test': 'unsubscribed',
    },
  ),
  program(
    'mailchimp',
    read('kb.mailchimp.com/lists/managing-subscribers/view-unsubscribed-and-cleaned-addresses'),
    off,
  ),
  program('mailchimp-cleaned', read('mailchimp.com/help/about-cleaned-contacts'), no),
  program(
    'mailtrain',
    readAt(
      'Mailtrain-org/mailtrain',
      '41cd01c2b916cff8de6fe7ef212d8acba262e262',
      'server/routes/subscriptions.js',
    ),
    { ...on, ...off, ...no, ...spam },
  ),
  program(
    'keila',
    readAt(
      'pentacent/keila',
      '14f1a127b1f3cf4d20962f38a88a81f69791bd24',
      'lib/keila_web/helpers/contacts_csv_export.ex',
    ),
    {
      ...on,
      ...off,
      ...no,
    },
  ),
  program(
    'mautic',
    readAt(
      'mautic/mautic',
      '2d44e24f43a17d90473b28826ca25f1b44eba081',
      'app/bundles/LeadBundle/EventListener/ImportContactSubscriber.php',
    ),
    { ...on, ...off, 'yes@x.test': 'unsubscribed' },
  ),
  program('ghost', 'run: the export of Ghost 6.65.0', { ...on, ...off }),
  program(
    'brevo',
    read('developers.brevo.com/reference/request-contact-export'),
    { ...on, ...off },
    { 4: 'Never subscribed' },
  ),
  program(
    'sendy',
    read('sendy.co/api'),
    { ...on, ...off, ...no, ...spam },
    { 4: 'Unconfirmed', 7: 'Soft bounced' },
  ),
  program(
    'usesend',
    readAt(
      'usesend/useSend',
      '68b5a072fc8c34b3bbb9fb5b955dd780fabcd9e8',
      'apps/web/src/app/%28dashboard%29/contacts/%5BcontactBookId%5D/contact-list.tsx',
    ),
    { ...on, ...off, 'wait@x.test': 'unsubscribed' },
  ),
  program(
    'hubspot',
    read('knowledge.hubspot.com/contacts/marketing-contacts'),
    { ...on, ...off },
    { 4: 'Non-marketing contact' },
  ),
  program('resend', read('resend.com/docs/dashboard/audiences/contacts'), { ...on, ...off }),
  program(
    'mailerlite',
    read('developers.mailerlite.com/docs/subscribers.html'),
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

/** Tells the page of a program's own documents. */
function read(page: string): string {
  return `read: [${page.split('/')[0]}](https://${page})`;
}

/** Tells the file of a program's own source. */
function readAt(repository: string, commit: string, path: string): string {
  return `read: [${path.split('/').at(-1)}](https://github.com/${repository}/blob/${commit}/${path})`;
}

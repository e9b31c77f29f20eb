/**
 * Groups of technical specifications (SPEC section 2), shared by four kinds of hosting. A product's name is the same in
 * each language; other items are messages.
 */
const hosting = [
  {
    title: 'plans.spec.languages',
    items: [
      { name: 'PHP 8.3 / 8.2 / 8.1' },
      { name: 'Perl' },
      { name: 'Python' },
      { name: 'RoR' },
      { name: 'GD' },
      { name: 'cURL' },
      { name: 'CGI' },
      { name: 'mcrypt3' },
    ],
  },
  { title: 'plans.spec.webServer', items: [{ name: 'Apache 2.4x' }] },
  { title: 'plans.spec.database', items: [{ name: 'MySQL 5.7' }] },
  {
    title: 'plans.spec.frameworks',
    items: [
      { name: 'Ruby On Rails' },
      { name: 'Zend Optimizer' },
      { name: 'Zend Engine' },
      { name: 'ionCube Loader' },
    ],
  },
] as const;

const mail = [
  { title: 'plans.spec.protocols', items: [{ name: 'IMAP / POP3 / SMTP' }, 'plans.spec.webmail'] },
  { title: 'plans.spec.protection', items: ['plans.spec.antispam', { name: 'SSL / TLS' }] },
  { title: 'plans.spec.mailboxes', items: ['plans.spec.customDomain', 'plans.spec.largeMailbox'] },
  { title: 'plans.spec.management', items: ['plans.spec.adminPanel', 'plans.spec.forwarding'] },
] as const;

export function specificationsOf(category: string) {
  return category === 'mail' ? mail : hosting;
}

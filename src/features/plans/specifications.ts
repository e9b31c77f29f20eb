import type { Category } from '#src/config/paths.ts';

/** Groups of technical specifications (SPEC section 2), shared by four kinds of hosting. */
const hosting = [
  {
    title: 'plans.spec.languages',
    items: [
      'plans.spec.php',
      'plans.spec.perl',
      'plans.spec.python',
      'plans.spec.ror',
      'plans.spec.gd',
      'plans.spec.curl',
      'plans.spec.cgi',
      'plans.spec.mcrypt',
    ],
  },
  { title: 'plans.spec.webServer', items: ['plans.spec.apache'] },
  { title: 'plans.spec.database', items: ['plans.spec.mysql'] },
  {
    title: 'plans.spec.frameworks',
    items: [
      'plans.spec.rubyOnRails',
      'plans.spec.zendOptimizer',
      'plans.spec.zendEngine',
      'plans.spec.ionCube',
    ],
  },
] as const;

const mail = [
  { title: 'plans.spec.protocols', items: ['plans.spec.imap', 'plans.spec.webmail'] },
  { title: 'plans.spec.protection', items: ['plans.spec.antispam', 'plans.spec.tls'] },
  { title: 'plans.spec.mailboxes', items: ['plans.spec.customDomain', 'plans.spec.largeMailbox'] },
  { title: 'plans.spec.management', items: ['plans.spec.adminPanel', 'plans.spec.forwarding'] },
] as const;

export function specificationsOf(category: Category) {
  return category === 'mail' ? mail : hosting;
}

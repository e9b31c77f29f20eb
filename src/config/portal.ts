import type { Locale } from '#src/config/locale.ts';

/** What the visitor chose on the site and the portal should go on with. */
export type PortalContext = { locale: Locale; currency?: string | null; cycle?: 'mo' | 'yr' | null };

/** The portal's names for our languages and billing cycles (WHMCS). */
const LANGUAGE_NAMES: Record<Locale, string> = { en: 'english', ar: 'arabic' };
const CYCLE_NAMES = { mo: 'monthly', yr: 'annually' } as const;

export type OrderedPlan = { category: string; name: string; button_url?: string | null | undefined };

/** The client portal's addresses (a WHMCS portal's paths under the configured base URL). */
export type Portal = {
  home: string;
  clientArea: string;
  login: string;
  register: string;
  passwordReset: string;
  openTicket: string;
  announcements: string;
  knowledgebase: string;
  registerDomain: (domain: string, context: PortalContext) => string;
  transferDomain: (domain: string, context: PortalContext) => string;
  /**
   * A plan's own button address, else that of the product of its name in the portal's store. The visitor's choices are
   * added when it leads into the portal.
   */
  order: (plan: OrderedPlan, context: PortalContext) => string;
};

/** The portal under a base URL, or null where none is configured. */
export function createPortal(portalUrl: string | null): Portal | null {
  if (portalUrl === null) return null;
  const at = (path: string) => `${portalUrl}/${path}`;
  const addDomain = (order: 'register' | 'transfer', domain: string, context: PortalContext) =>
    `${at('cart.php')}?${new URLSearchParams([['a', 'add'], ['domain', order], ['query', domain], ...choices(context)])}`;

  return {
    home: at(''),
    clientArea: at('clientarea.php'),
    login: at('dologin.php'),
    register: at('register.php'),
    passwordReset: at('password/reset'),
    openTicket: at('submitticket.php'),
    announcements: at('announcements'),
    knowledgebase: at('knowledgebase'),
    registerDomain: (domain, context) => addDomain('register', domain, context),
    transferDomain: (domain, context) => addDomain('transfer', domain, context),
    order: (plan, context) => withChoices(plan.button_url || at(storePath(plan)), portalUrl, context),
  };
}

/** `store/<group>/<product>`, which WHMCS makes of their names ("Cloud Business" is `cloud-business`). */
function storePath({ category, name }: OrderedPlan): string {
  return `store/${slugOf(category)}/${slugOf(name)}`;
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

  return encodeURIComponent(words.join('-'));
}

function withChoices(address: string, portalUrl: string, context: PortalContext): string {
  if (address !== portalUrl && !address.startsWith(`${portalUrl}/`)) return address;
  const url = new URL(address);
  choices(context).forEach(([name, value]) => url.searchParams.set(name, value));

  return url.toString();
}

function choices({ locale, currency, cycle }: PortalContext): [string, string][] {
  return [
    ...(cycle ? [['billingcycle', CYCLE_NAMES[cycle]] satisfies [string, string]] : []),
    ['language', LANGUAGE_NAMES[locale]],
    ...(currency ? [['currency', currency] satisfies [string, string]] : []),
  ];
}

import type { Locale } from '#src/config/locale.ts';

/** Choices that the visitor made on the site and that links pass on to the portal. */
type PortalContext = {
  locale: Locale;
  currency?: string | null;
  cycle?: keyof typeof CYCLE_NAMES | null;
  /** Code of an offer. */
  code?: string | null | undefined;
};

/** A currency's name in the portal by its code; the portal takes the code of one that is not named. */
export type Currencies = Readonly<Record<string, string>>;

/** WHMCS's names of our languages and billing cycles. */
const LANGUAGE_NAMES: Record<Locale, string> = { en: 'english', ar: 'arabic' };
const CYCLE_NAMES = {
  mo: 'monthly',
  '3mo': 'quarterly',
  '6mo': 'semiannually',
  yr: 'annually',
  '2yr': 'biennially',
  '3yr': 'triennially',
} as const;

type OrderedPlan = { category: string; name: string; button_url?: string | null | undefined };

/** URLs of the client portal (a WHMCS portal's paths under the configured base URL). */
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
   * Returns a plan's own button URL, or else the URL of the product with the plan's name in the portal's store. Adds the
   * visitor's choices if the URL leads into the portal.
   */
  order: (plan: OrderedPlan, context: PortalContext) => string;
};

/** Creates the URLs of the portal under a base URL; returns null where no portal is configured. */
export function createPortal(portalUrl: string | null, currencies: Currencies = {}): Portal | null {
  if (portalUrl === null) return null;
  const at = (path: string) => `${portalUrl}/${path}`;
  const choices = (context: PortalContext) => choicesOf(context, currencies);
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
    order: (plan, context) =>
      withChoices(plan.button_url || at(storePath(plan)), portalUrl, choices(context)),
  };
}

/** Returns `store/<group>/<product>`; WHMCS makes both slugs from names ("Cloud Business" becomes `cloud-business`). */
function storePath({ category, name }: OrderedPlan): string {
  return `store/${slugOf(category)}/${slugOf(name)}`;
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

  return encodeURIComponent(words.join('-'));
}

function withChoices(link: string, portalUrl: string, choices: [string, string][]): string {
  if (link !== portalUrl && !link.startsWith(`${portalUrl}/`)) return link;
  const url = new URL(link);
  choices.forEach(([name, value]) => url.searchParams.set(name, value));

  return url.toString();
}

function choicesOf(
  { locale, currency, cycle, code }: PortalContext,
  currencies: Currencies,
): [string, string][] {
  return [
    ...(cycle ? [['billingcycle', CYCLE_NAMES[cycle]] satisfies [string, string]] : []),
    ['language', LANGUAGE_NAMES[locale]],
    ...(currency ? [['currency', nameOf(currency, currencies)] satisfies [string, string]] : []),
    ...(code ? [['promocode', code] satisfies [string, string]] : []),
  ];
}

/** Returns the portal's name of a currency; the code may be any text of an address, such as `constructor`. */
function nameOf(currency: string, currencies: Currencies): string {
  return (Object.hasOwn(currencies, currency) && currencies[currency]) || currency;
}

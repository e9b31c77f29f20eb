import { toAsciiByTable } from './app/prerender/to-ascii-by-table.ts';
import { toLocale } from './config/locale.ts';
import { createPortal, type Currencies } from './config/portal.ts';
import { FIRST_EXTENSIONS, readDomainQuery, toExtension } from '../rules/domains/domain-name.ts';

/** Fields of the search form as a browser sends them without scripts; each may be anything. */
export type DomainFields = Readonly<Record<string, string | undefined>>;

/** Answer to a search: the portal's cart, or the page again, whose `search` repeats a name that is refused. */
export type DomainAnswer =
  | { readonly kind: 'cart'; readonly url: string }
  | { readonly kind: 'page'; readonly search: string };

/** What a search needs of the settings: the portal, its names of currencies, and the extensions on offer if known. */
export type DomainSettings = {
  readonly portalUrl: string | null;
  readonly currencies?: Currencies;
  readonly extensions?: readonly string[] | undefined;
};

/** Reads a search as the page does. The web server calls this function for forms that are sent before scripts run. */
export function answerDomainSearch(
  fields: DomainFields,
  { portalUrl, currencies, extensions = FIRST_EXTENSIONS }: DomainSettings,
): DomainAnswer {
  const extension = toExtension(fields['extension'], extensions);
  const currency = /^[A-Z]{3}$/.test(fields['currency'] ?? '') ? fields['currency'] : undefined;
  const query = readDomainQuery(fields['query'] ?? '', extension, toAsciiByTable);
  const portal = createPortal(portalUrl, currencies);
  const kept: [string, string][] = currency === undefined ? [] : [['currency', currency]];
  if (query.kind === 'invalid') kept.push(['domain', query.name], ['extension', extension]);
  if (query.kind !== 'domain' || !portal) return { kind: 'page', search: searchOf(kept) };
  const order = fields['order'] === 'transfer' ? 'transferDomain' : 'registerDomain';
  const locale = toLocale(fields['language']) ?? 'en';

  return { kind: 'cart', url: portal[order](query.domain, { locale, currency: currency ?? null }) };
}

function searchOf(parameters: [string, string][]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import type { PageList } from './page-list.ts';
import type { SiteSettings } from './site-settings.ts';

const FIRST_KINDS = ORIGINAL_KINDS.map(({ slug }) => slug);

type Known = { kinds: SiteSettings['kinds'] | undefined; list: PageList };
/** The list with the last known kinds, of each list that the build wrote. */
const lists = new WeakMap<PageList, Known>();

/**
 * Returns the list with a page for each kind of hosting that visitors see. Until the settings are known, it has those that
 * the product came with.
 */
export function pagesOf(pages: PageList, saved: SiteSettings | undefined): PageList {
  const last = lists.get(pages);
  if (last && last.kinds === saved?.kinds) return last.list;
  const slugs = saved?.kinds.map(({ slug }) => slug) ?? FIRST_KINDS;
  const list = pages.withKinds(slugs);
  lists.set(pages, { kinds: saved?.kinds, list });

  return list;
}

/** Beginning of a kind's address, its slug, and what follows. */
const ADDRESS = /^((?:\/(?:en|ar))?\/hosting\/)([^/?]+)(.*)$/;

/** Returns where a kind's page is now, for an address with a slug that the kind had before; undefined for any other. */
export function movedTo(url: string, saved: SiteSettings | undefined): string | undefined {
  const [, beginning, slug = '', rest = ''] = ADDRESS.exec(url) ?? [];
  const kinds = saved?.kinds ?? [];
  if (beginning === undefined || kinds.some((kind) => kind.slug === slug)) return undefined;
  const kind = kinds.find(({ former_slugs: former }) => former.includes(slug));

  return kind && `${beginning}${kind.slug}${rest}`;
}

import { createHash } from 'node:crypto';
import { groupPlans, formatPrice, startingPrice, type PlanRow } from '../pages/plan-groups.ts';
import { headTexts, plainPath, type PageView } from './page-view.ts';

/** "From $4.99 / mo" as one text, and as the three that are drawn side by side: a drawing knows no isolates. */
type ImagePrice = { text: string; before: string; amount: string; after: string };

/** What the image of one page says; made of live data, so another version has another address. */
export type SocialImage = {
  language: 'en' | 'ar';
  brand: string;
  title: string;
  /** Missing where the page has no price. */
  price?: ImagePrice;
  path: string;
};

/** The plans that a page shows: the first four on the landing page (SPEC section 2), those of its kind on another. */
export function plansOf({ page, saved }: Pick<PageView, 'page' | 'saved'>): readonly PlanRow[] {
  const plans = saved?.plans ?? [];
  if (page?.category) return plans.filter(({ category }) => category === page.category);

  return page && plainPath(page) === '/' ? groupPlans(plans).slice(0, LANDING_PLANS).flat() : [];
}

const LANDING_PLANS = 4;

/** The image of a page that search engines and social sites may know; none for the others. */
export function socialImage(view: PageView): SocialImage | undefined {
  const { page, language, config, publicUrl } = view;
  if (!page || page.isPrivate) return undefined;
  const brand = config.brandName[language];
  const { title } = headTexts(view);
  const price = priceOf(view);
  const address = page.addresses.find(({ hreflang }) => hreflang === language)?.path ?? plainPath(page);

  return {
    language,
    brand,
    title: withoutBrand(title ?? brand, brand),
    ...(price && { price }),
    path: `${new URL(publicUrl).host}${address}`,
  };
}

/** The path of the image; `version` is told by what it says. */
export function socialImagePath(page: Parameters<typeof plainPath>[0], image: SocialImage): string {
  return `/og/${image.language}/${imageName(page)}.png?v=${imageVersion(image)}`;
}

/** A page's name among the images: `home`, `hosting-vps`. */
export function imageName(page: Parameters<typeof plainPath>[0]): string {
  return plainPath(page).slice(1).replaceAll('/', '-') || 'home';
}

/** Changes with what the image says. */
export function imageVersion(image: SocialImage): string {
  return createHash('sha256').update(JSON.stringify(image)).digest('base64url').slice(0, 12);
}

/** The text about the price from the build, filled; hosting of all kinds on the landing page, mail aside. */
function priceOf({ page, saved, language }: PageView): ImagePrice | undefined {
  const text = page?.priceText?.[language];
  const plans = saved?.plans ?? [];
  const shown = page?.category
    ? plans.filter(({ category }) => category === page.category)
    : plans.filter(({ category }) => category !== 'mail');
  const start = startingPrice(shown);
  if (!text || !start) return undefined;
  const [before = '', after = ''] = text.split('{price}');
  const amount = formatPrice(start, 'en');

  return { text: text.replace('{price}', () => formatPrice(start, language)), before, amount, after };
}

/** The image shows the brand by itself. */
function withoutBrand(title: string, brand: string): string {
  const isBrand = (part: string | undefined) => part?.trim() === brand;
  const [, head, rest] = /^([^:·–|-]+)\s*[:·–|-]\s*(.+)$/su.exec(title) ?? [];
  if (rest && isBrand(head)) return rest.charAt(0).toUpperCase() + rest.slice(1);
  const [, begin, tail] = /^(.+)\s[:·–|-]\s([^:·–|-]+)$/su.exec(title) ?? [];

  return begin && isBrand(tail) ? begin : title;
}

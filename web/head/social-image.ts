import { createHash } from 'node:crypto';
import { groupPlans, formatPrice, startingPrice, type PlanRow } from './plan-groups.ts';
import { headTexts, plainPath, type PageView } from './page-view.ts';

/** Pixels, as Open Graph's readers ask for. */
export const IMAGE_SIZE = { width: 1_200, height: 630 };

/** What the image of one page says; made of live data, so another version has another address. */
export type SocialImage = {
  language: 'en' | 'ar';
  brand: string;
  title: string;
  /** "From $4.99 / mo"; missing where the page has no price. */
  price?: string;
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
function priceOf({ page, saved, language }: PageView): string | undefined {
  const text = page?.priceText?.[language];
  const plans = saved?.plans ?? [];
  const shown = page?.category
    ? plans.filter(({ category }) => category === page.category)
    : plans.filter(({ category }) => category !== 'mail');
  const start = startingPrice(shown);

  return text && start && text.replace('{price}', () => formatPrice(start, language));
}

/** The image shows the brand by itself. */
function withoutBrand(title: string, brand: string): string {
  const isBrand = (part: string | undefined) => part?.trim() === brand;
  const [, head, rest] = /^([^:·–|-]+)\s*[:·–|-]\s*(.+)$/su.exec(title) ?? [];
  if (rest && isBrand(head)) return rest;
  const [, begin, tail] = /^(.+)\s[:·–|-]\s([^:·–|-]+)$/su.exec(title) ?? [];

  return begin && isBrand(tail) ? begin : title;
}

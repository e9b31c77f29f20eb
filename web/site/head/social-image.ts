import { createHash } from 'node:crypto';
import { variantOf } from '../../server/config/brand.ts';
import { groupPlans, formatPrice, startingPrice, type PlanRow } from '../pages/plan-groups.ts';
import { headTexts, plainPath, type PageView } from './page-view.ts';

/** "From $4.99 / mo" as one text, and as three parts drawn side by side: images support no Unicode isolates. */
type ImagePrice = { text: string; before: string; amount: string; after: string };

/** Content of a page's social image. It is made of live data; the image's URL contains a version of this content. */
export type SocialImage = {
  language: 'en' | 'ar';
  brand: string;
  title: string;
  /** Missing if the page shows no price. */
  price?: ImagePrice;
  path: string;
  /** The brand's own logo, in the place of our mark, or of mark and name. */
  logo?: SocialLogo;
  /** The brand's colour, `#rrggbb`, in the place of the site's own. */
  color?: string;
};

/** Logo of a social image: the picture's file, its size, and the ground that it needs behind it. */
export type SocialLogo = { file: string; width: number; height: number; ground?: string; hasName: boolean };

/** Returns the plans that a page shows: the first four on the landing page (SPEC section 2), else its category's. */
export function plansOf({ page, saved }: Pick<PageView, 'page' | 'saved'>): readonly PlanRow[] {
  const plans = saved?.plans ?? [];
  if (page?.category) return plans.filter(({ category }) => category === page.category);

  return page && plainPath(page) === '/' ? groupPlans(plans).slice(0, LANDING_PLANS).flat() : [];
}

const LANDING_PLANS = 4;

/** Returns the social image of a public page; undefined for a private or missing page. */
export function socialImage(view: PageView): SocialImage | undefined {
  const { page, language, config, publicUrl } = view;
  if (!page || page.isPrivate) return undefined;
  const brand = config.brandName[language];
  const { title } = headTexts(view);
  const price = priceOf(view);
  const path = page.urls.find(({ hreflang }) => hreflang === language)?.path ?? plainPath(page);

  return {
    language,
    brand,
    title: withoutBrand(title ?? brand, brand),
    ...(price && { price }),
    ...logoOf(view),
    ...(config.brand.color && { color: config.brand.color }),
    path: `${new URL(publicUrl).host}${path}`,
  };
}

/** Returns the image's path; its `v` parameter changes with the image's content. */
export function socialImagePath(page: Parameters<typeof plainPath>[0], image: SocialImage): string {
  return `/og/${image.language}/${imageName(page)}.png?v=${imageVersion(image)}`;
}

/** Returns the image's file name for a page, without extension: `home`, `hosting-vps`. */
export function imageName(page: Parameters<typeof plainPath>[0]): string {
  return plainPath(page).slice(1).replaceAll('/', '-') || 'home';
}

/** Returns a hash of the image's content. */
export function imageVersion(image: SocialImage): string {
  return createHash('sha256').update(JSON.stringify(image)).digest('base64url').slice(0, 12);
}

/** Pixels of a logo: its height, and the width that leaves it beside nothing. */
const LOGO_PX = { height: 72, maxWidth: 720 };
const PLATE = '#ffffff';

function logoOf({ config, language }: PageView): { logo?: SocialLogo } {
  const { wide, wideAr, square } = config.brand;
  const logo = (language === 'ar' && wideAr) || wide || square;
  if (!logo) return {};
  const shrink = Math.min(1, LOGO_PX.maxWidth / ((logo.width / logo.height) * LOGO_PX.height));
  const height = Math.round(LOGO_PX.height * shrink);

  return {
    logo: {
      file: variantOf(logo, 'social').slice('/media/'.length),
      ...{ width: Math.round((logo.width / logo.height) * height), height },
      ...(logo.tone === 'dark' && { ground: PLATE }),
      hasName: logo !== square,
    },
  };
}

/** Returns the page's price text with the lowest price: of its kind of hosting, or of all hosting (mail is none). */
function priceOf({ page, saved, language }: PageView): ImagePrice | undefined {
  const text = page?.priceText?.[language];
  const plans = saved?.plans ?? [];
  const hosting = saved?.kinds.filter(({ menu }) => menu === 'hosting').map(({ slug }) => slug) ?? [];
  const slugs = page?.category ? [page.category] : hosting;
  const shown = plans.filter(({ category }) => slugs.includes(category));
  const start = startingPrice(shown);
  if (!text || !start) return undefined;
  const [before = '', after = ''] = text.split('{price}');
  const amount = formatPrice(start, 'en');

  return { text: text.replace('{price}', () => formatPrice(start, language)), before, amount, after };
}

/** Removes the brand from a title, as the image shows the brand separately. */
function withoutBrand(title: string, brand: string): string {
  const isBrand = (part: string | undefined) => part?.trim() === brand;
  const [, head, rest] = /^([^:·–|-]+)\s*[:·–|-]\s*(.+)$/su.exec(title) ?? [];
  if (rest && isBrand(head)) return rest.charAt(0).toUpperCase() + rest.slice(1);
  const [, begin, tail] = /^(.+)\s[:·–|-]\s([^:·–|-]+)$/su.exec(title) ?? [];

  return begin && isBrand(tail) ? begin : title;
}

import { markPath, variantOf } from '../../server/config/brand.ts';
import { withoutSlash } from '../pages/page-list.ts';
import { questionsOf } from '../pages/questions.ts';
import { isClosedPath } from './closed-paths.ts';
import { dataBlock, link, named, property, type HeadElement, type PageHead } from './head-element.ts';
import { readHeadScripts } from './head-scripts.ts';
import { jsonLd } from './json-ld.ts';
import { feedPath, feedTitle } from '../pages/news-feed.ts';
import { headTexts, plainPath, shownArticle, type PageView } from './page-view.ts';
import { IMAGE_SIZE } from './image-size.ts';
import { plansOf, socialImage, socialImagePath } from './social-image.ts';
import { identifierOf, savedHeadScripts, type Tags } from './tags.ts';

const OG_LOCALES = { en: 'en_US', ar: 'ar_AR' };
const OTHER = { en: 'ar', ar: 'en' } as const;

/**
 * Returns the document head of one view. The first HTML contains it; the site fetches it again from `/head.json` when the
 * view changes. It depends on the view only, so a prerendered page is correct as long as its data are.
 */
export function pageHead(view: PageView): PageHead {
  const { description, keywords, title } = headTexts(view);
  const analytics = view.saved?.analytics ?? [];
  const isOpen = view.page !== undefined && !view.page.isPrivate;
  const { color } = view.config.brand;
  const icons = iconsOf(view.config.brand);
  const added = isClosedPath(view.path) ? undefined : readHeadScripts(savedHeadScripts(analytics));

  return {
    title,
    elements: [
      ...named('description', description),
      ...named('keywords', keywords),
      link('manifest', `/site.webmanifest?lng=${view.language}`),
      ...(isOpen ? elementsOfOpenPage(view) : named('robots', 'noindex')),
      // Bing's tag proves ownership of the site and tracks no visitor, so it needs no consent.
      ...named('msvalidate.01', identifierOf(analytics, 'bing_webmaster_id')),
      ...(added?.always ?? []),
      ...tagBlock(view),
    ],
    body: added?.body ?? [],
    ...(icons && { icons }),
    ...(color && { color }),
  };
}

/** Returns the icons of the tab and of home screens where they are not those of the built page. */
function iconsOf({ square, color }: PageView['config']['brand']): PageHead['icons'] {
  if (square) return { tab: square.src, touch: variantOf(square, '180') };

  return color ? { tab: markPath(color), touch: '/icons/180.png' } : undefined;
}

function elementsOfOpenPage(view: PageView): HeadElement[] {
  const { page, path, publicUrl } = view;
  const at = (path: string) => new URL(path, publicUrl).href;
  const url = at(withoutSlash(path));
  const urls = page?.urls ?? [];
  const alternates = urls.length > 1 ? urls : [];
  const { language } = view;
  const block = jsonLd({
    ...view,
    url,
    plans: plansOf(view),
    questions: page?.hasQuestions ? questionsOf(view.saved, language) : [],
    article: shownArticle(page, view.saved),
    image: imageOf(view),
  });

  return [
    link('canonical', url),
    ...alternates.map(({ path, hreflang }) => link('alternate', at(path), { hreflang })),
    ...feedLink(view),
    ...social(view, url),
    dataBlock('application/ld+json', block),
  ];
}

/** Tells feed readers of the announcements, on their pages and on the landing page. */
function feedLink({ page, saved, language, publicUrl, config }: PageView): HeadElement[] {
  const isAbout = page && (page.newsSlug !== undefined || ['/', '/news'].includes(plainPath(page)));
  if (!isAbout || !saved || saved.news.length === 0) return [];
  const title = feedTitle(config, language);

  return [
    link('alternate', new URL(feedPath(language), publicUrl).href, { type: 'application/atom+xml', title }),
  ];
}

/** Returns the address of the page's social image. */
function imageOf(view: PageView): string | undefined {
  const image = socialImage(view);

  return image && view.page && new URL(socialImagePath(view.page, image), view.publicUrl).href;
}

/** Returns the Open Graph elements, and the few that Twitter reads under its own names. */
function social(view: PageView, url: string): HeadElement[] {
  const { language, config, page } = view;
  const { title, description } = headTexts(view);
  const image = socialImage(view);
  const src = imageOf(view);
  const alt = image && [image.brand, image.title, image.price?.text].filter(Boolean).join(' – ');

  return [
    ...property('og:type', shownArticle(page, view.saved) ? 'article' : 'website'),
    ...property('og:site_name', config.brandName[language]),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', url),
    ...property('og:locale', OG_LOCALES[language]),
    ...property('og:locale:alternate', OG_LOCALES[OTHER[language]]),
    ...property('og:image', src),
    ...property('og:image:type', src && 'image/png'),
    ...property('og:image:width', src && String(IMAGE_SIZE.width)),
    ...property('og:image:height', src && String(IMAGE_SIZE.height)),
    ...property('og:image:alt', alt),
    ...named('twitter:card', 'summary_large_image'),
    ...named('twitter:title', title),
    ...named('twitter:description', description),
    ...named('twitter:image', src),
    ...named('twitter:image:alt', alt),
  ];
}

/** Returns a data block with the tags that need consent; on a closed page it is `{}`, as no tag runs there. */
function tagBlock({ path, saved }: PageView): HeadElement[] {
  const tags = tagsOf(saved?.analytics ?? []);
  if (Object.keys(tags).length === 0) return [];

  return [dataBlock('application/json', isClosedPath(path) ? {} : tags, { id: 'tags' })];
}

/** Returns the configured tags that need the visitor's consent. */
function tagsOf(rows: Parameters<typeof identifierOf>[0]): Tags {
  const ga = identifierOf(rows, 'ga_measurement_id');
  const gtm = identifierOf(rows, 'gtm_id');
  const yandex = identifierOf(rows, 'yandex_metrica_id');
  const { scripts } = readHeadScripts(savedHeadScripts(rows));

  return {
    ...(ga && { ga }),
    ...(gtm && { gtm }),
    ...(yandex && { yandex }),
    ...(scripts.some(({ tag }) => tag === 'script') && { hasScripts: true as const }),
  };
}

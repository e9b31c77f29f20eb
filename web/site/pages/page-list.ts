import { isSlug } from '#rules/text/slug.ts';
import { array, boolean, object, string, type InferType } from 'yup';

const urlSchema = object({ hreflang: string().required(), path: string().matches(/^\//).required() });
const textsSchema = object({ title: string().required(), description: string().nullable().defined() });
const pagesSchema = array(
  object({
    urls: array(urlSchema.required()).min(1).required(),
    isPrivate: boolean().required(),
    /** Source files of the page's own scripts, `{language}` as placeholder; missing if only a browser can render it. */
    modules: array(string().required()).default(undefined),
    legalSlug: string(),
    /** True for announcements, which share one entry: their paths end with `:slug`. */
    isArticle: boolean(),
    /** True if each kind of hosting has a page at these paths, with its slug in place of `:kind`. */
    isOfKind: boolean(),
    /** Text on the page's social image, with `{price}` in place of the price. */
    priceText: object({ en: string().required(), ar: string().required() }).default(undefined),
    /** What is said in English of a tax that prices contain, or that is added, with `{rate}` in place of its rate. */
    taxText: object({ included: string().required(), added: string().required() }).default(undefined),
    /** True if the page answers the questions of the site's content. */
    hasQuestions: boolean(),
    /** Head texts by language, with placeholders `{brand}` and `{title}` for values known only at run time. */
    head: object({ en: textsSchema.required(), ar: textsSchema.required() }).default(undefined),
  }),
)
  .min(1)
  .required();

type Listed = InferType<typeof pagesSchema>[number];
/** Fields that not every page has. */
type Extras = {
  [Field in 'head' | 'priceText' | 'taxText' | 'modules']?: Listed[Field] | undefined;
};

export type Page = Omit<Listed, keyof Extras> &
  Extras & {
    /** Slug of the row in `news` with the page's texts. */
    newsSlug?: string;
    /** Slug of the kind of hosting that the page is about. */
    category?: string;
  };

/** List of the site's pages, written by its build (`src/app/describe-pages.ts`); other paths are answered with 404. */
export type PageList = {
  /** Returns the page at a path; a trailing slash makes no difference. */
  find: (path: string) => Page | undefined;
  /** Public pages, which are listed for search engines, without the announcements. */
  open: readonly Page[];
  /** Returns the page of an announcement, whether it exists or not; undefined if the site has no such pages. */
  articleOf: (slug: string) => Page | undefined;
  /** Returns the list with a page for each of these kinds of hosting, by their slugs. */
  withKinds: (slugs: readonly string[]) => PageList;
};

/** Reads and checks the page list of the site's build. */
export function readPageList(source: unknown): PageList {
  const pages = pagesSchema.validateSync(source, { strict: true });

  return listOf(pages, pages);
}

function listOf(pages: readonly Page[], written: readonly Page[]): PageList {
  const article = written.find(({ isArticle }) => isArticle);
  const articleOf = (slug: string): Page | undefined =>
    article && { ...inPlaceOf(SLUG, article, slug), newsSlug: slug };
  const plainPages = pages.filter(({ isArticle }) => !isArticle);
  const byPath = new Map(plainPages.flatMap((page) => page.urls.map(({ path }) => [path, page] as const)));

  return {
    find: (path) => {
      const plain = withoutSlash(path);
      return byPath.get(plain) ?? (isArticlePath(plain) ? articleOf(slugIn(plain)) : undefined);
    },
    articleOf,
    open: plainPages.filter(({ isPrivate }) => !isPrivate),
    withKinds: (slugs) =>
      listOf(
        written.flatMap((page) => (page.isOfKind ? slugs.map((slug) => pageOfKind(page, slug)) : [page])),
        written,
      ),
  };
}

/** Returns the pages of the announcements that exist, the newest first. */
export function articlesOf(
  { articleOf }: PageList,
  saved: { news: readonly { slug: string }[] } | undefined,
): Page[] {
  return (saved?.news ?? []).flatMap(({ slug }) => articleOf(slug) ?? []);
}

/** The part of an announcement's path in the place of its slug. */
const SLUG = ':slug';
const slugIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Tells whether a path can be that of an announcement, in any language. */
export const isArticlePath = (path: string): boolean =>
  /^(\/(en|ar))?\/news\/[^/]+$/.test(path) && isSlug(slugIn(path));

function pageOfKind(page: Page, slug: string): Page {
  return { ...inPlaceOf(':kind', page, slug), category: slug };
}

/** Returns a page with a slug in place of a part of its paths. */
function inPlaceOf(part: string, page: Page, slug: string): Page {
  return {
    ...page,
    urls: page.urls.map(({ hreflang, path }) => ({ hreflang, path: path.replace(part, slug) })),
  };
}

/** Removes a trailing slash, as the list's paths have none. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

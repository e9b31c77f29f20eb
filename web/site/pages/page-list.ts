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
    /** Slug of the kind of hosting that the page is about. */
    category?: string;
  };

/** List of the site's pages, written by its build (`src/app/describe-pages.ts`); other paths are answered with 404. */
export type PageList = {
  /** Returns the page at a path; a trailing slash makes no difference. */
  find: (path: string) => Page | undefined;
  /** Public pages, which are listed for search engines. */
  open: readonly Page[];
  /** Returns the list with a page for each of these kinds of hosting, by their slugs. */
  withKinds: (slugs: readonly string[]) => PageList;
};

/** Reads and checks the page list of the site's build. */
export function readPageList(source: unknown): PageList {
  const pages = pagesSchema.validateSync(source, { strict: true });

  return listOf(pages, pages);
}

function listOf(pages: readonly Page[], written: readonly Page[]): PageList {
  const byPath = new Map(pages.flatMap((page) => page.urls.map(({ path }) => [path, page] as const)));

  return {
    find: (path) => byPath.get(withoutSlash(path)),
    open: pages.filter(({ isPrivate }) => !isPrivate),
    withKinds: (slugs) =>
      listOf(
        written.flatMap((page) => (page.isOfKind ? slugs.map((slug) => pageOfKind(page, slug)) : [page])),
        written,
      ),
  };
}

function pageOfKind(page: Page, slug: string): Page {
  const urls = page.urls.map(({ hreflang, path }) => ({ hreflang, path: path.replace(':kind', slug) }));

  return { ...page, urls, category: slug };
}

/** Removes a trailing slash, as the list's paths have none. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

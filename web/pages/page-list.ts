import { array, boolean, object, string, type InferType } from 'yup';

const addressSchema = object({ hreflang: string().required(), path: string().matches(/^\//).required() });
const textsSchema = object({ title: string().required(), description: string().nullable().defined() });
const questionsSchema = array(
  object({ question: string().required(), answer: string().required() }).required(),
).required();
const pagesSchema = array(
  object({
    addresses: array(addressSchema.required()).min(1).required(),
    isPrivate: boolean().required(),
    /** The sources of the page's own scripts, `{language}` for its own; missing where the browser alone can draw it. */
    modules: array(string().required()).default(undefined),
    legalSlug: string(),
    /** The kind of hosting that the page is about. */
    category: string(),
    /** What stands on the page's image beside its price, `{price}` for it. */
    priceText: object({ en: string().required(), ar: string().required() }).default(undefined),
    /** The questions that the page answers. */
    questions: object({ en: questionsSchema, ar: questionsSchema }).default(undefined),
    /** By language; `{brand}` and `{title}` stand for what only this server knows. */
    head: object({ en: textsSchema.required(), ar: textsSchema.required() }).default(undefined),
  }),
)
  .min(1)
  .required();

type Listed = InferType<typeof pagesSchema>[number];
/** What not every page has. */
type Extras = {
  [Field in 'head' | 'priceText' | 'questions' | 'modules']?: Listed[Field] | undefined;
};

export type Page = Omit<Listed, keyof Extras> & Extras;

/** The site's pages, as its build lists them (`src/app/describe-pages.ts`); any other path is answered with HTTP 404. */
export type PageList = {
  /** The page at a path; a slash at its end makes no difference. */
  find: (path: string) => Page | undefined;
  /** Those that search engines are told of. */
  open: readonly Page[];
};

/** Reads the list that came with the site. */
export function readPageList(source: unknown): PageList {
  const pages = pagesSchema.validateSync(source, { strict: true });
  const byPath = new Map(pages.flatMap((page) => page.addresses.map(({ path }) => [path, page] as const)));

  return {
    find: (path) => byPath.get(withoutSlash(path)),
    open: pages.filter(({ isPrivate }) => !isPrivate),
  };
}

/** A page's path as the list has it. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

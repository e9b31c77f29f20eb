import { array, boolean, object, string, type InferType } from 'yup';

const addressSchema = object({ hreflang: string().required(), path: string().matches(/^\//).required() });
const textsSchema = object({ title: string().required(), description: string().nullable().defined() });
const pagesSchema = array(
  object({
    addresses: array(addressSchema.required()).min(1).required(),
    isPrivate: boolean().required(),
    legalSlug: string(),
    /** By language; `{brand}` and `{title}` stand for what only this server knows. */
    head: object({ en: textsSchema.required(), ar: textsSchema.required() }).default(undefined),
  }),
)
  .min(1)
  .required();

export type Page = InferType<typeof pagesSchema>[number];

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

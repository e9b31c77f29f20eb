import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import { ORIGINALS } from '#rules/site-content/originals.ts';

/** Returns a piece of the site's content as public pages read it; a test passes only relevant columns. */
export const makePiece = (row: Record<string, unknown> = {}) => ({
  __typename: 'site_pieces' as const,
  id: 'piece-1',
  part: 'faq',
  original: null,
  title: 'Do you sell gift cards?',
  title_ar: 'هل تبيعون بطاقات هدايا؟',
  text: 'Not yet.',
  text_ar: 'ليس بعد.',
  picture: null,
  value: null,
  value_ar: null,
  source: null,
  source_ar: null,
  source_date: null,
  ...row,
});

/** Returns a piece as the back office reads it. */
export const makeAdminPiece = (row: Record<string, unknown> = {}) => ({
  ...makePiece({ sort_order: 1, is_shown: true, updated_at: '2026-11-20T10:00:00Z' }),
  ...row,
});

/** Returns the pieces of the asked parts that a fresh product shows, as the answer to `SitePieces`. */
export function originalPieces({ parts }: Record<string, unknown>) {
  const asked = parts as readonly string[];

  return {
    site_pieces: ORIGINALS.filter(({ part }) => asked.includes(part)).map((piece) => ({
      __typename: 'site_pieces' as const,
      ...piece,
      ...{ source: null, source_ar: null, source_date: null },
    })),
  };
}

/** Returns a kind of hosting as public pages read it; a test passes only relevant columns. */
export const makeKind = (row: Record<string, unknown> = {}) => ({
  __typename: 'hosting_kinds' as const,
  slug: 'wordpress',
  name: 'WordPress hosting',
  name_ar: 'استضافة ووردبريس',
  summary: 'Ready to write in',
  summary_ar: 'جاهزة للكتابة',
  text: 'WordPress, kept up to date by us.',
  text_ar: 'ووردبريس، ونتولى نحن تحديثه.',
  picture: null,
  menu: 'hosting',
  former_slugs: [],
  ...row,
});

/** The kinds that a fresh product shows, as the answer to `HostingKinds`. */
export const originalKinds = {
  hosting_kinds: ORIGINAL_KINDS.map(
    ({ slug, name, name_ar, summary, summary_ar, text, text_ar, picture, menu }) =>
      makeKind({ slug, name, name_ar, summary, summary_ar, text, text_ar, picture, menu }),
  ),
};

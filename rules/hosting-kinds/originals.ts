import kinds from './kinds.json' with { type: 'json' };

/** One of SPEC's five kinds of hosting, by the columns of `hosting_kinds`. */
export type OriginalKind = {
  readonly id: string;
  readonly slug: string;
  readonly original: string;
  readonly name: string;
  readonly name_ar: string | null;
  readonly summary: string | null;
  readonly summary_ar: string | null;
  readonly text: string | null;
  readonly text_ar: string | null;
  readonly picture: string | null;
  readonly menu: string;
  readonly sort_order: number;
};

/**
 * SPEC's kinds with SPEC's words, which a fresh product shows and to which a kind can be brought back. The migration writes
 * the same rows; `tests/hasura/hosting-kinds.test.ts` compares them.
 */
export const ORIGINAL_KINDS: readonly OriginalKind[] = kinds.map((kind, at) => ({
  ...kind,
  slug: kind.original,
  picture: kind.original,
  sort_order: at + 1,
}));

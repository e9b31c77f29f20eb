import { useTextOf } from '#src/lib/messages/use-text-of.ts';

type Column = 'name' | 'summary' | 'text';
/** The texts of a kind of hosting that a component shows. */
export type KindTexts = { readonly [Name in Column | `${Column}_ar`]?: string | null | undefined };

/** Shows a text of a kind of hosting in the reader's language; an English one on an Arabic page has its own direction. */
export function KindText({ kind, is }: { kind: KindTexts; is: Column }) {
  const { text, attributes } = useTextOf({ en: kind[is], ar: kind[`${is}_ar`] });

  return attributes.lang ? <bdi {...attributes}>{text}</bdi> : text;
}

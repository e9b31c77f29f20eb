import type { Locale } from '../../config/locale.ts';
import { useTextOf } from './use-text-of.ts';

/** A text of the database within a line of the page: it turns nothing around it, and English in Arabic is marked as such. */
export function TextOf(texts: Record<Locale, string | null | undefined>) {
  const { text, attributes } = useTextOf(texts);

  return <bdi {...attributes}>{text}</bdi>;
}

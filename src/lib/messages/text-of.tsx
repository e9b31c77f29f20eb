import type { Locale } from '../../config/locale.ts';
import { useTextOf } from './use-text-of.ts';

/** Shows a database text within a line: `<bdi>` isolates its direction, and English on an Arabic page gets its `lang`. */
export function TextOf(texts: Record<Locale, string | null | undefined>) {
  const { text, attributes } = useTextOf(texts);

  return <bdi {...attributes}>{text}</bdi>;
}

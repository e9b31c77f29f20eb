import { useIntl } from 'react-intl';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import { fillUptime, readUptime, uptimeFormat } from '#rules/site-content/uptime.ts';

type Column = 'title' | 'text' | 'value' | 'source';
/** The texts of a piece that a component shows. */
export type PieceTexts = { readonly [Name in Column | `${Column}_ar`]?: string | null | undefined };

type PieceTextProps = {
  /** Undefined while the piece is not known: nothing is shown. */
  piece: PieceTexts | undefined;
  is: Column;
  /** The guaranteed uptime as a fraction of 1, for a text that names it. */
  uptime?: number | undefined;
};

/**
 * Shows a text of the site's content in the reader's language. It is a whole sentence, which takes its direction from the
 * page; an English one on an Arabic page has its own.
 */
export function PieceText({ piece, is, uptime = readUptime(null) }: PieceTextProps) {
  const intl = useIntl();
  const { text, attributes } = useTextOf({ en: piece?.[is], ar: piece?.[`${is}_ar`] });
  const shown = fillUptime(text, intl.formatNumber(uptime, uptimeFormat));

  return attributes.lang ? <span {...attributes}>{shown}</span> : shown;
}

/** Returns a typed piece for its preview, where a title that is not typed yet has its place. */
export function named<Typed extends PieceTexts>(typed: Typed): Typed {
  return { ...typed, title: typed.title?.trim() || '…' };
}

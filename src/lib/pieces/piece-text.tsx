import { useIntl } from 'react-intl';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import { fillUptime, UPTIME_SLA, uptimeFormat } from '#rules/site-content/uptime.ts';

type Column = 'title' | 'text';
/** The texts of a piece that a component shows. */
export type PieceTexts = { readonly [Name in Column | `${Column}_ar`]?: string | null | undefined };

type PieceTextProps = { piece: PieceTexts; is: Column };

/**
 * Shows a text of the site's content in the reader's language. It is a whole sentence, which takes its direction from the
 * page; an English one on an Arabic page has its own.
 */
export function PieceText({ piece, is }: PieceTextProps) {
  const intl = useIntl();
  const { text, attributes } = useTextOf({ en: piece[is], ar: piece[`${is}_ar`] });
  const shown = fillUptime(text, intl.formatNumber(UPTIME_SLA, uptimeFormat));

  return attributes.lang ? <span {...attributes}>{shown}</span> : shown;
}

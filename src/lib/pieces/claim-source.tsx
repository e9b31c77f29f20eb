import { useIntl } from 'react-intl';
import { PieceText, type PieceTexts } from './piece-text.tsx';

/** As the dates of notices; a constant of a file that the back office shares would be a script of its own. */
const AS_DAY = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const;

type Claim = PieceTexts & { source_date?: string | null | undefined };

/** Shows what proves a claim, and of which day it is; nothing for a claim without a source. */
export function ClaimSource({ piece }: { piece: Claim }) {
  const intl = useIntl();
  const { source, source_date: day } = piece;
  if (!source) return null;

  return (
    <>
      <PieceText piece={piece} is="source" />
      {day && ` · ${intl.formatDate(`${day}T00:00:00Z`, AS_DAY)}`}
    </>
  );
}

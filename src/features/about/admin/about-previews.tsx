import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { named, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { Reasons } from '../components/reasons.tsx';
import { Figure } from '../components/track-record.tsx';
import { Values } from '../components/values.tsx';

type PreviewProps = { values: PieceTexts & { picture: string; source_date: string } };

/** Shows the typed figure as the panel does, with what proves it. */
export function FigurePreview({ values }: PreviewProps) {
  return <InBothLanguages>{() => <Figure claim={named(values)} isCurrent={false} />}</InBothLanguages>;
}

/** Shows the typed reason with its sign. */
export function ReasonPreview({ values }: PreviewProps) {
  return <InBothLanguages>{() => <Reasons items={[{ ...named(values), id: 'typed' }]} />}</InBothLanguages>;
}

export function ValuePreview({ values }: PreviewProps) {
  return <InBothLanguages>{() => <Values items={[{ ...named(values), id: 'typed' }]} />}</InBothLanguages>;
}

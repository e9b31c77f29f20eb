import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { named, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { Questions } from '../components/questions.tsx';

/** Shows the typed question as the panel does, with its answer open. */
export function QuestionPreview({ values }: { values: PieceTexts }) {
  return (
    <InBothLanguages>
      {(locale) => (
        <Questions questions={[{ ...named(values), id: `typed-${locale}` }]} open={`typed-${locale}`} />
      )}
    </InBothLanguages>
  );
}

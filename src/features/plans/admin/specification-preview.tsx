import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { named, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { SpecificationGroup } from '../components/category/specifications.tsx';

/** Shows the typed group of specifications as the page of its kind does. */
export function SpecificationPreview({ values }: { values: PieceTexts }) {
  return <InBothLanguages>{() => <SpecificationGroup group={named(values)} heading="p" />}</InBothLanguages>;
}

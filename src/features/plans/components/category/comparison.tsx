import { FormattedMessage } from 'react-intl';
import { PageSection } from '#src/components/page-section.tsx';
import type { Kind } from '#src/lib/kinds/use-kinds.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { categoryTexts } from '../../category-texts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useCategoryPlans } from './use-category-plans.ts';

/** Compares the plans of a category, if there are several. */
export function Comparison({ kind }: { kind: Kind }) {
  const { offers } = useCategoryPlans(kind.slug);
  if (!offers || offers.length < 2) return null;

  return (
    <AddedTexts texts={categoryTexts}>
      <PageSection titleId="compare-title" title={<FormattedMessage id="plans.page.compareTitle" />}>
        <ComparisonTable kind={kind} offers={offers} />
      </PageSection>
    </AddedTexts>
  );
}

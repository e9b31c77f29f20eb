import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { BuyingControls } from '../pricing/buying-controls.tsx';
import { PlanGrid } from '../card/plan-grid.tsx';
import { PlansAlert } from '../pricing/plans-alert.tsx';
import { PlanSkeletons } from '../card/plan-skeletons.tsx';
import { useBuyingChoices } from '../pricing/use-buying-choices.ts';
import { useCategoryPlans } from './use-category-plans.ts';

/** Skeletons shown while the service panel loads; SPEC section 9. */
const SKELETON_COUNT = 3;

type CategoryPlansProps = { category: string; heading?: 'h3' | 'h4'; isStacked?: boolean };

/** Shows every plan of a category, or the state: loading, error, no plans. */
export function CategoryPlans({ category, heading = 'h3', isStacked = false }: CategoryPlansProps) {
  const choices = useBuyingChoices();
  const { offers, loading, refetch } = useCategoryPlans(category);
  useAnnounceCount(offers?.length);

  if (!offers && loading) return <PlanSkeletons count={SKELETON_COUNT} isStacked={isStacked} />;
  if (!offers) {
    return <PlansAlert text="plans.error.panel" onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (offers.length === 0) {
    return (
      <Text muted>
        <FormattedMessage id="plans.panel.empty" />
      </Text>
    );
  }

  return (
    <>
      <BuyingControls offers={offers} choices={choices} />
      <PlanGrid offers={offers} heading={heading} isStacked={isStacked} />
    </>
  );
}

function useAnnounceCount(count: number | undefined) {
  const intl = useIntl();
  const announce = useAnnounce();

  useEffect(() => {
    if (count !== undefined) announce(intl.formatMessage({ id: 'plans.page.loaded' }, { count }));
  }, [count, intl, announce]);
}

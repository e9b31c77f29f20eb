import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { PageSection } from '#src/components/page-section.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { useListedKinds } from '#src/lib/kinds/use-kinds.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { BuyingControls } from './buying-controls.tsx';
import { CategoryLabel } from '../category/category-label.tsx';
import { Guarantees } from '../category/guarantees.tsx';
import { PlanGrid, useCommonTerms } from '../card/plan-grid.tsx';
import { FirstPlans, HOME_PLAN_COUNT, type FirstPlan } from './first-plans.tsx';
import { PlansAlert } from './plans-alert.tsx';
import { PlanSkeletons } from '../card/plan-skeletons.tsx';
import styles from './pricing-section.module.css';
import { useBuyingChoices } from './use-buying-choices.ts';
import { useStartingPrices } from './use-starting-prices.tsx';

/** Shows the first plans of the list, and links to all others. */
export function PricingSection() {
  return (
    <PageSection
      id={anchors.pricing}
      titleId="pricing-title"
      title={<FormattedMessage id="plans.section.title" />}
      text={<FormattedMessage id="plans.section.text" />}
    >
      <FirstPlans pending={(asked) => <PlansPending {...asked} />}>
        {(offers) => <ShownPlans offers={offers} />}
      </FirstPlans>
      <Text variant="body2" muted className={styles.taxNote}>
        <FormattedMessage id="plans.section.taxNote" />
      </Text>
      <CategoryLinks />
    </PageSection>
  );
}

function ShownPlans({ offers }: { offers: FirstPlan[] }) {
  const choices = useBuyingChoices();
  const said = useCommonTerms(offers);
  if (offers.length === 0) {
    return (
      <Text muted>
        <FormattedMessage id="plans.section.empty" />
      </Text>
    );
  }

  return (
    <>
      <BuyingControls offers={offers} choices={choices} />
      <PlanGrid offers={offers} />
      <Guarantees said={said} />
    </>
  );
}

/** Takes the place of plans that are loading, or that could not be loaded. */
function PlansPending({ loading, refetch }: { loading: boolean; refetch: () => Promise<unknown> }) {
  if (loading) return <PlanSkeletons count={HOME_PLAN_COUNT} />;

  return <PlansAlert text="plans.error.section" onRetry={() => void refetch().catch(() => undefined)} />;
}

function CategoryLinks() {
  const localized = useLocalizedPath();
  const { search } = useLocation();
  const prices = useStartingPrices();
  const kinds = useListedKinds() ?? [];

  return (
    <nav aria-labelledby="all-plans-title" className={styles.categories}>
      <Text id="all-plans-title" as="h3" variant="h5" className={styles.categoriesTitle}>
        <FormattedMessage id="plans.section.browse" />
      </Text>
      {kinds.map((kind) => (
        <Button
          key={kind.slug}
          to={{ pathname: localized(paths.hosting(kind.slug)), search }}
          variant="outlined"
          color="inherit"
          size="small"
          className={styles.category}
        >
          <CategoryLabel kind={kind} prices={prices} />
        </Button>
      ))}
    </nav>
  );
}

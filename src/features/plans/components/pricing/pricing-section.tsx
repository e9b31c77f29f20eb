import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { PageSection } from '#src/components/page-section.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors, CATEGORIES, paths } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { groupOffers, type Offer, type PlanRow } from '../../offers.ts';
import { BuyingControls } from './buying-controls.tsx';
import { CategoryLabel } from '../category/category-label.tsx';
import { Guarantees } from '../category/guarantees.tsx';
import { PlanGrid } from '../card/plan-grid.tsx';
import { PlanPricesQuery } from '../card/plan-prices.ts';
import { PlansAlert } from './plans-alert.tsx';
import { PlanSkeletons } from '../card/plan-skeletons.tsx';
import styles from './pricing-section.module.css';
import { useBuyingChoices } from './use-buying-choices.ts';
import { useStartingPrices } from './use-starting-prices.ts';

const PricingSectionQuery = publicOperation(
  graphql(`
    query PricingSection($names: [String!]!, $categories: [String!]!) {
      pricing_plans(
        where: { name: { _in: $names }, category: { _in: $categories } }
        order_by: [{ sort_order: asc }, { id: asc }]
      ) {
        id
        name
        category
        period
        currency
        price
        sort_order
        ...PlanCard_plan
        ...CommonFeatures_plan
      }
    }
  `),
);

/** Upper bound for the plans on the home page, and the number of skeletons; SPEC section 9. */
const HOME_PLAN_COUNT = 4;

/** Shows the first plans of the list, and links to all others. */
export function PricingSection() {
  return (
    <PageSection
      id={anchors.pricing}
      titleId="pricing-title"
      title={<FormattedMessage id="plans.section.title" />}
      text={<FormattedMessage id="plans.section.text" />}
    >
      <FirstPlans />
      <Guarantees />
      <Text variant="body2" muted className={styles.taxNote}>
        <FormattedMessage id="plans.section.taxNote" />
      </Text>
      <CategoryLinks />
    </PageSection>
  );
}

/** Ranks all plans by their prices alone, so that only the first ones are read in full. */
function FirstPlans() {
  const { data, ...asked } = usePublicQuery(PlanPricesQuery);
  useRecovery(asked);
  if (!data) return <PlansPending {...asked} />;
  const first = groupOffers(data.pricing_plans).slice(0, HOME_PLAN_COUNT);
  if (first.length === 0) {
    return (
      <Text muted>
        <FormattedMessage id="plans.section.empty" />
      </Text>
    );
  }

  return <ShownPlans first={first} />;
}

function ShownPlans({ first }: { first: Offer<PlanRow>[] }) {
  const choices = useBuyingChoices();
  const { data, ...asked } = usePublicQuery(PricingSectionQuery, {
    names: first.map(({ mainRow }) => mainRow.name),
    categories: first.map(({ mainRow }) => mainRow.category),
  });
  useRecovery(asked);
  if (!data) return <PlansPending {...asked} />;
  // The answer may hold a plan that has the name of one and the category of another.
  const keys = new Set(first.map(({ key }) => key));
  const offers = groupOffers(data.pricing_plans).filter(({ key }) => keys.has(key));

  return (
    <>
      <BuyingControls offers={offers} choices={choices} />
      <PlanGrid offers={offers} choices={choices} />
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

  return (
    <nav aria-labelledby="all-plans-title" className={styles.categories}>
      <Text id="all-plans-title" as="h3" variant="h5" className={styles.categoriesTitle}>
        <FormattedMessage id="plans.section.browse" />
      </Text>
      {CATEGORIES.map((category) => (
        <Button
          key={category}
          to={{ pathname: localized(paths.hosting(category)), search }}
          variant="outlined"
          color="inherit"
          size="small"
          className={styles.category}
        >
          <CategoryLabel category={category} prices={prices} />
        </Button>
      ))}
    </nav>
  );
}

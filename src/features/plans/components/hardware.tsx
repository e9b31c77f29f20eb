import type { FragmentType } from '@apollo/client/masking';
import { FormattedMessage } from 'react-intl';
import type { Category } from '#src/config/paths.ts';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { Hardware_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { hardwareOf } from '../comparison.ts';
import { featuresOf } from '../features.ts';
import { FeatureText } from './feature-text.tsx';
import styles from './specifications.module.css';
import { useCategoryPlans } from './use-category-plans.ts';

const HardwareFragment = publicFragment(
  graphql(`
    fragment Hardware_plan on pricing_plans {
      id
      features
      features_ar
    }
  `),
);

type HardwareProps = { category: Category; heading: 'h3' | 'h4' };

/** Lists the processors, memory and storage of a category's plans, from the smallest plan to the largest. */
export function Hardware({ category, heading }: HardwareProps) {
  const { locale } = useLocale();
  const { offers = [] } = useCategoryPlans(category);
  const plans = offers.map(({ lead }): FragmentType<Hardware_PlanFragment> => lead);
  const features = plans.map((plan) => featuresOf(readFragment(HardwareFragment, plan), locale));

  return hardwareOf(features).map(({ topic, parts }) => (
    <div key={topic}>
      <Text as={heading} variant="h6" className={styles.title}>
        <FormattedMessage id={`plans.topic.${topic}`} />
      </Text>
      <ul role="list" className={styles.items}>
        {parts.map((part) => (
          <li key={part.text} className={styles.item}>
            <FeatureText {...part} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

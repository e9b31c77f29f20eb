import { FormattedMessage } from 'react-intl';
import type { Category } from '#src/config/paths.ts';
import { Text } from '#src/components/text.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { hardwareOf } from '../../comparison.ts';
import { featuresOf } from '../../features.ts';
import { CompareColumnFragment } from './comparison-table.tsx';
import { FeatureText } from '../card/feature-text.tsx';
import styles from './specifications.module.css';
import { useCategoryPlans } from './use-category-plans.ts';

type HardwareProps = { category: Category; heading: 'h3' | 'h4' };

/** Lists the processors, memory and storage of a category's plans, from the smallest plan to the largest. */
export function Hardware({ category, heading }: HardwareProps) {
  const { locale } = useLocale();
  const { offers = [] } = useCategoryPlans(category);
  const features = offers.map(({ mainRow }) =>
    featuresOf(readFragment(CompareColumnFragment, mainRow), locale),
  );

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

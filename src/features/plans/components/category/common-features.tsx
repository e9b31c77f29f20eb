import { mdiCheck } from '#src/components/icon-paths.generated.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import type { Feature } from '../../features.ts';
import styles from './common-features.module.css';
import { FeatureText } from '../card/feature-text.tsx';

/** Lists the features that every plan below has. */
export function CommonFeatures({ features }: { features: readonly Feature[] }) {
  const titleId = useId();
  if (features.length === 0) return null;

  return (
    <div className={styles.common}>
      <Text id={titleId} variant="body2" className={styles.title}>
        <FormattedMessage id="plans.common.title" />
      </Text>
      <ul role="list" aria-labelledby={titleId} className={styles.list}>
        {features.map((feature) => (
          <Text key={feature.text} as="li" variant="body2" className={styles.feature}>
            <Icon path={mdiCheck} size={20} className={styles.check} />
            <FeatureText {...feature} />
          </Text>
        ))}
      </ul>
    </div>
  );
}

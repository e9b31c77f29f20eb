import { mdiCheck } from '#src/components/icon-paths.generated.ts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { formatMoney } from '#src/lib/money/money.ts';
import type { Feature } from '../../features.ts';
import type { Term } from '../../terms.ts';
import styles from './common-features.module.css';
import { FeatureText } from '../card/feature-text.tsx';
import { TermText } from '../card/term-text.tsx';

type CommonFeaturesProps = { features: readonly Feature[]; terms: readonly Term[] };

/** Lists the features and terms that every plan below has. */
export function CommonFeatures({ features, terms }: CommonFeaturesProps) {
  const { locale } = useIntl();
  const titleId = useId();
  if (features.length + terms.length === 0) return null;

  return (
    <div className={styles.common}>
      <Text id={titleId} variant="body2" className={styles.title}>
        <FormattedMessage id="plans.common.title" />
      </Text>
      <ul role="list" aria-labelledby={titleId} className={styles.list}>
        {features.map((feature) => (
          <Common key={feature.text}>
            <FeatureText {...feature} />
          </Common>
        ))}
        {terms.map((term) => (
          <Common key={term.id}>
            <TermText term={term} price={term.price && formatMoney(term.price, locale)} />
          </Common>
        ))}
      </ul>
    </div>
  );
}

function Common({ children }: { children: ReactNode }) {
  return (
    <Text as="li" variant="body2" className={styles.feature}>
      <Icon path={mdiCheck} size={20} className={styles.check} />
      <span>{children}</span>
    </Text>
  );
}

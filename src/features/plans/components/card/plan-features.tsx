import { mdiCheck, mdiChevronDown } from '#src/components/icon-paths.generated.ts';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Icon } from '#src/components/icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Feature } from '../../features.ts';
import { FeatureText } from './feature-text.tsx';
import styles from './plan-features.module.css';

type PlanFeaturesProps = {
  name: string;
  features: readonly Feature[];
  /** True if the list is folded on phones until the visitor opens it. */
  isCompact: boolean;
};

/** Lists the features that the other plans don't all share. */
export function PlanFeatures({ name, features, isCompact }: PlanFeaturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  // The cards of a line share their rows, so an empty list keeps its own.
  if (features.length === 0) return <div />;

  return (
    <div className={clsx(styles.place, isCompact && styles.compact)}>
      {isCompact && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
          endIcon={<Icon path={mdiChevronDown} size={20} />}
          className={styles.toggle}
        >
          <FormattedMessage id="plans.card.details" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <ul id={listId} role="list" className={styles.features}>
        {features.map((feature) => (
          <li key={feature.text} className={styles.feature}>
            <Icon path={mdiCheck} size={20} className={styles.check} />
            <span>
              <FeatureText {...feature} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { clsx } from 'clsx';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import type { Category } from '#src/config/paths.ts';
import { specificationsOf } from '../../specifications.ts';
import { Hardware } from './hardware.tsx';
import styles from './specifications.module.css';

type SpecificationsProps = { category: Category; heading?: 'h3' | 'h4' };

/** Lists a kind of hosting's specifications, in groups; the hardware of its plans is shown above. */
export function Specifications({ category, heading = 'h4' }: SpecificationsProps) {
  return (
    <>
      <div className={clsx(styles.groups, styles.hardware)}>
        <Hardware category={category} heading={heading} />
      </div>
      <div className={styles.groups}>
        {specificationsOf(category).map(({ title, items }) => (
          <div key={title}>
            <Text as={heading} variant="h6" className={styles.title}>
              <FormattedMessage id={title} />
            </Text>
            <ul role="list" className={styles.items}>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  <FormattedMessage id={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

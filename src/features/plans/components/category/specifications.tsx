import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { categoryTexts } from '../../category-texts.ts';
import { specificationsOf } from '../../specifications.ts';
import styles from './specifications.module.css';

type SpecificationsProps = { category: string; heading?: 'h3' | 'h4' };

/** Lists a kind of hosting's specifications, in groups. What its plans are made of is with the plans, above. */
export function Specifications({ category, heading = 'h4' }: SpecificationsProps) {
  return (
    <AddedTexts texts={categoryTexts}>
      <div className={styles.groups}>
        {specificationsOf(category).map(({ title, items }) => (
          <div key={title}>
            <Text as={heading} variant="h6" className={styles.title}>
              <FormattedMessage id={title} />
            </Text>
            <ul role="list" className={styles.items}>
              {items.map((item) => (
                <li key={typeof item === 'string' ? item : item.name} className={styles.item}>
                  {typeof item === 'string' ? (
                    <FormattedMessage id={item} />
                  ) : (
                    <bdi lang="en">{item.name}</bdi>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </AddedTexts>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '#src/components/text.tsx';
import styles from './feature-card.module.css';

export type FeatureLook = {
  /** Drawing below the text; a card with one spans two columns. */
  picture?: ReactNode;
  /** Small drawing above the text. */
  figure?: ReactNode;
  look?: 'paper' | 'night' | 'lime';
};
type FeatureCardProps = FeatureLook & {
  title: ReactNode;
  text: ReactNode;
};

/** Shows one feature. */
export function FeatureCard({ title, text, picture, figure, look = 'paper' }: FeatureCardProps) {
  return (
    <li className={clsx(styles.card, styles[look], picture !== undefined && styles.wide)}>
      {figure !== undefined && <div className={clsx(styles.drawn, styles.figure)}>{figure}</div>}
      <div className={styles.words}>
        <Text as="h3" variant="h4" className={styles.title}>
          {title}
        </Text>
        <Text variant="body2" className={styles.text}>
          {text}
        </Text>
      </div>
      {picture !== undefined && <div className={styles.drawn}>{picture}</div>}
    </li>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './feature-card.module.css';

type FeatureCardProps = {
  title: ReactNode;
  text: ReactNode;
  icon?: string;
  /** Drawing below the text; a card with one spans two columns. */
  picture?: ReactNode;
  /** Small drawing above the text, below an icon. */
  figure?: ReactNode;
  look?: 'paper' | 'night' | 'lime';
};

/** Shows one of the eight features. */
export function FeatureCard({ title, text, icon, picture, figure, look = 'paper' }: FeatureCardProps) {
  return (
    <li className={clsx(styles.card, styles[look], picture !== undefined && styles.wide)}>
      {icon !== undefined && (
        <div className={styles.badge}>
          <Icon path={icon} size={26} />
        </div>
      )}
      {figure}
      <div className={styles.words}>
        <Text as="h3" variant="h4" className={styles.title}>
          {title}
        </Text>
        <Text variant="body2" className={styles.text}>
          {text}
        </Text>
      </div>
      {picture}
    </li>
  );
}

import styles from './brand-icon.module.css';
import sprite from './brand-icons.svg?url&no-inline';
import type { BrandName } from './brand-names.ts';

type BrandIconProps = { name: BrandName; size?: number; label?: string };

/** Draws a company's mark in the colour of the text around it; screen readers skip a mark without a label. */
export function BrandIcon({ name, size = 24, label }: BrandIconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" focusable="false" {...naming}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import styles from './text.module.css';

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd';

/** Usual elements of the text styles in `lib/theme/typography.ts`. */
const tags = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  subtitle1: 'p',
  body1: 'p',
  body2: 'p',
  caption: 'span',
  overline: 'span',
} as const satisfies Readonly<Record<string, Tag>>;

type TextProps = HTMLAttributes<HTMLElement> & {
  variant?: keyof typeof tags;
  /** Element to draw; by default it follows from the variant (`tags`). */
  as?: Tag;
  /** Draws the text in the secondary colour. */
  muted?: boolean;
  children: ReactNode;
};

/** Draws text in one of the theme's text styles. */
export function Text({ variant = 'body1', as, muted = false, className, ...props }: TextProps) {
  const Element: ElementType = as ?? tags[variant];

  return <Element className={clsx(`type-${variant}`, muted && styles.muted, className)} {...props} />;
}

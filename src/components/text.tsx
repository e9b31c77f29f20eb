import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import styles from './text.module.css';

/** Names of the text styles in `lib/theme/typography.ts`. */
type TextVariant =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'subtitle1'
  | 'body1'
  | 'body2'
  | 'caption'
  | 'overline';

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd';
type TextProps = HTMLAttributes<HTMLElement> & {
  variant?: TextVariant;
  /** Element to draw; by default it follows from the variant (`tags`). */
  as?: Tag;
  /** Draws the text in the secondary colour. */
  muted?: boolean;
  children: ReactNode;
};

const tags: Readonly<Record<TextVariant, Tag>> = {
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
};

/** Draws text in one of the theme's text styles. */
export function Text({ variant = 'body1', as, muted = false, className, ...props }: TextProps) {
  const Element: ElementType = as ?? tags[variant];

  return <Element className={clsx(`type-${variant}`, muted && styles.muted, className)} {...props} />;
}

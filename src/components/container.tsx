import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './container.module.css';

type ContainerProps = ComponentProps<'div'> & { as?: 'div' | 'header' | 'main' };

/** Holds the content of a page's stripe in its middle, no wider than reads well. */
export function Container({ as = 'div', className, ...props }: ContainerProps) {
  const Element: ElementType = as;

  return <Element className={clsx(styles.container, className)} {...props} />;
}

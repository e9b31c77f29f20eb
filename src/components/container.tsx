import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './container.module.css';

type ContainerProps = ComponentProps<'div'> & { as?: 'div' | 'header' | 'main' };

/** Centres the content of a full-width section and limits its width, so that it stays readable. */
export function Container({ as = 'div', className, ...props }: ContainerProps) {
  const Element: ElementType = as;

  return <Element className={clsx(styles.container, className)} {...props} />;
}

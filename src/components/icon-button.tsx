import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string };

/** A round button that shows an icon alone, so that its name must be given. */
export function IconButton({ className, ...props }: IconButtonProps) {
  return <button type="button" className={clsx(styles.button, className)} {...props} />;
}

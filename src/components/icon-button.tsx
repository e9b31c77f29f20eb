import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string };

/** A round button that shows only an icon, so its caller must give it an accessible name. */
export function IconButton({ className, ...props }: IconButtonProps) {
  return <button type="button" className={clsx(styles.button, className)} {...props} />;
}

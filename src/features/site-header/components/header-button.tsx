import type { ComponentProps } from 'react';
import { Button } from '#src/components/button.tsx';
import styles from './header-button.module.css';

/** Renders one entry of the header: a button, or a link if `to` is given. */
export function HeaderButton(props: ComponentProps<typeof Button>) {
  return <Button color="inherit" className={styles.button} {...props} />;
}

import type { ComponentProps } from 'react';
import { Button } from '#src/components/button.tsx';
import styles from './header-button.module.css';

/** One entry of the header's line: a button, or with `to` a link. */
export function HeaderButton(props: ComponentProps<typeof Button>) {
  return <Button color="inherit" className={styles.button} {...props} />;
}

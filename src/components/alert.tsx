import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiInformationOutline,
} from './icon-paths.generated.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';

const ICONS = {
  error: mdiAlertCircleOutline,
  warning: mdiAlertOutline,
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
};

type AlertProps = {
  severity: keyof typeof ICONS;
  title?: ReactNode;
  children: ReactNode;
  /** Control with which the person can act on the message, such as a small button. */
  action?: ReactNode;
};

/** Shows a framed message that assistive technology reads out at once. */
export function Alert({ severity, title, children, action }: AlertProps) {
  return (
    <div role="alert" className={clsx('type-body2', styles.alert, styles[severity])}>
      <Icon path={ICONS[severity]} className={styles.icon} />
      <div className={styles.message}>
        {title !== undefined && <div className={clsx('type-body1', styles.title)}>{title}</div>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

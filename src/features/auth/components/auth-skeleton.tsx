import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Text } from '#src/components/text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import styles from './auth-skeleton.module.css';

/** Shows placeholders for the tabs and the first form, with their sizes and labels, until their code is loaded. */
export function AuthSkeleton() {
  return (
    <>
      <div aria-busy="true" className={styles.place}>
        <VisuallyHidden>
          <FormattedMessage id="app.loading" />
        </VisuallyHidden>
        <div aria-hidden="true">
          <div className={styles.tabs}>
            <span className={styles.chosen}>
              <FormattedMessage id="auth.tabs.clientLogin" />
            </span>
            <span>
              <FormattedMessage id="auth.tabs.signUp" />
            </span>
          </div>
          <FormSkeleton />
        </div>
      </div>
      <noscript>
        <Text>
          <FormattedMessage id="auth.withoutScripts" />
        </Text>
      </noscript>
    </>
  );
}

function FormSkeleton() {
  const portal = usePortal();
  const { captcha } = useRuntimeConfig();

  return (
    <div className={styles.panel}>
      {portal === null && (
        <Alert severity="info">
          <FormattedMessage id="auth.portalUnset" />
        </Alert>
      )}
      <div className={styles.form}>
        <Field>
          <FormattedMessage id="auth.form.username" />
        </Field>
        <Field>
          <FormattedMessage id="auth.form.password" />
        </Field>
        {portal && (
          <div className={clsx(styles.line, styles.link)}>
            <Skeleton width={140} />
          </div>
        )}
        <div className={captcha.provider === 'turnstile' ? styles.turnstile : styles.altcha} />
        <Skeleton className={styles.button} />
      </div>
      <div className={clsx(styles.line, styles.or)} />
      <Skeleton className={styles.button} />
    </div>
  );
}

const Field = ({ children }: { children: ReactNode }) => (
  <div>
    <div className={clsx('type-body1', styles.field)}>{children}</div>
    <div className={clsx('type-caption', styles.line, styles.hint)} />
  </div>
);

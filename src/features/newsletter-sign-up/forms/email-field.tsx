import { useField } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { useFieldError } from '#src/kit/forms/use-field-error.ts';
import styles from './sign-up-form.module.css';

/** Draws the field for the e-mail with its label and error, and the form's button beside it. */
export function EmailField({ children: button }: { children: ReactNode }) {
  const [field] = useField<string>('email');
  const error = useFieldError('email');

  return (
    <div>
      <Text as="div" variant="body2">
        <label htmlFor="newsletter-email">
          <FormattedMessage id="newsletterSignUp.form.email" />
        </label>
      </Text>
      <div className={styles.line}>
        <input
          {...field}
          id="newsletter-email"
          type="email"
          dir="ltr"
          required
          autoComplete="email"
          aria-invalid={error !== undefined}
          aria-describedby="newsletter-fault newsletter-consent"
          className={styles.email}
        />
        {button}
      </div>
      <Text as="div" variant="body2" id="newsletter-fault" role="alert" className={styles.fault}>
        {error && <FormattedMessage {...error} />}
      </Text>
    </div>
  );
}

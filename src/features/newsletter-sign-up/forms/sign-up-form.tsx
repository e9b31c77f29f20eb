import { Formik, type FormikHelpers } from 'formik';
import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Text } from '#src/components/text.tsx';
import { withoutLocale } from '#src/config/locale.ts';
import { canonicalPath } from '#src/config/pages.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useCaptcha } from '#src/kit/captcha/use-captcha.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { requestSubscription } from '../api/request-subscription.ts';
import { EmailField } from './email-field.tsx';
import styles from './sign-up-form.module.css';
import { signUpSchema } from './sign-up.schema.ts';

type Values = { email: string };

/**
 * Asks for an e-mail. The captcha is loaded once the form has the focus and solved when it is sent; only where its
 * provider may want a click, it has a place, which is kept free.
 */
export function SignUpForm({ email }: Values) {
  const { locale } = useLocale();
  const { captcha: settings } = useRuntimeConfig();
  const [isUsed, setIsUsed] = useState(false);
  const captcha = useCaptcha({ isSilent: true });
  const { outcome, submit } = useSubmit(captcha);
  // The field usually has the focus before this code is loaded.
  const noticeFocus = useCallback((form: HTMLFormElement | null) => {
    if (form?.contains(document.activeElement)) setIsUsed(true);
  }, []);

  return (
    <Formik
      initialValues={{ email }}
      validationSchema={signUpSchema}
      onSubmit={(values: Values, helpers: FormikHelpers<Values>) => {
        // Safari gives a pressed button no focus.
        setIsUsed(true);
        return submit(values, helpers);
      }}
    >
      {({ isSubmitting }) => (
        <Form
          ref={noticeFocus}
          noValidate
          lang={locale}
          method="post"
          action="/subscribe"
          aria-labelledby="newsletter-title"
          className={styles.form}
          onFocus={() => setIsUsed(true)}
        >
          <input type="hidden" name="locale" value={locale} />
          <div className={styles.invitation}>
            <Text as="h2" variant="h6" id="newsletter-title">
              <FormattedMessage id="newsletterSignUp.form.title" />
            </Text>
            <Text variant="body2">
              <FormattedMessage id="newsletterSignUp.form.text" />
            </Text>
          </div>
          <div className={styles.controls}>
            <EmailField>
              <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
                <FormattedMessage id="newsletterSignUp.form.send" />
              </Button>
            </EmailField>
            <div className={settings.provider === 'turnstile' ? styles.turnstile : styles.silent}>
              {isUsed && outcome?.isSent !== true && captcha.widget}
            </div>
            <Text variant="body2" id="newsletter-consent" className={styles.consent}>
              <FormattedMessage id="newsletterSignUp.form.consent" />
            </Text>
            <OutcomeText outcome={outcome} />
          </div>
        </Form>
      )}
    </Formik>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome | null }) {
  return (
    <div role="status" className={styles.outcome}>
      {outcome && (
        <Text variant="body2" className={outcome.isSent ? undefined : styles.refusal}>
          <FormattedMessage id={outcome.message} />
        </Text>
      )}
    </div>
  );
}

type Outcome = { isSent: boolean; message: MessageId };

/** Returns what came of the last submit, and the function that sends the form. */
function useSubmit(captcha: ReturnType<typeof useCaptcha>) {
  const { locale } = useLocale();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function submit(values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> {
    setOutcome(null);
    const captchaToken = await captcha.solve();
    if (captchaToken === null) {
      captcha.reset();
      setOutcome({ isSent: false, message: 'newsletterSignUp.errors.failed' });
      return;
    }
    const { email } = signUpSchema.cast(values);
    const page = withoutLocale(canonicalPath(window.location.pathname) ?? '/');
    const refusal = await requestSubscription({ email, captchaToken, locale, page });
    captcha.reset();
    if (refusal === null) resetForm({ values: { email: '' } });
    setOutcome(
      refusal === null
        ? { isSent: true, message: 'newsletterSignUp.sent' }
        : { isSent: false, message: refusal },
    );
  }

  return { outcome, submit };
}

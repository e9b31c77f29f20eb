import { FormattedMessage } from 'react-intl';
import { HeroIllustration } from '#src/components/illustrations/hero-illustration.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './auth-aside.module.css';

/** Shows a drawing and what signing in is for, if there is room beside the form. */
export function AuthAside() {
  return (
    <>
      <div className={styles.part}>
        <HeroIllustration />
      </div>
      <div className={styles.part}>
        <Text variant="h3" as="p">
          <FormattedMessage id="auth.aside.title" />
        </Text>
        <Text className={styles.text}>
          <FormattedMessage id="auth.aside.text" />
        </Text>
      </div>
    </>
  );
}

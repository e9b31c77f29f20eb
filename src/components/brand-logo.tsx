import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import styles from './brand-logo.module.css';
import { BrandMark } from './brand-mark.tsx';

/** The mark and the brand's name in the visitor's language. */
export function BrandLogo() {
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();

  return (
    <span className={styles.logo}>
      <BrandMark />
      {brandName[locale]}
    </span>
  );
}

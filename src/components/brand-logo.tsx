import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import styles from './brand-logo.module.css';
import { BrandMark } from './brand-mark.tsx';
import { LogoPicture } from './logo-picture.tsx';

/** The brand's wide logo, or else its square logo or our mark with its name, in the visitor's language. */
export function BrandLogo() {
  const { brand, brandName } = useRuntimeConfig();
  const { locale } = useLocale();
  const { square } = brand;
  const logo = (locale === 'ar' && brand.wideAr) || brand.wide || square;
  const name = brandName[locale];
  const hasName = logo !== square;

  return (
    <span className={styles.logo}>
      {logo ? <LogoPicture logo={logo} name={hasName ? name : ''} /> : <BrandMark />}
      {!hasName && name}
    </span>
  );
}

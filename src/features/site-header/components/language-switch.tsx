import { useIntl } from 'react-intl';
import { Flag } from '#src/components/flag.tsx';
import { LOCALES, OWN_NAMES, type Locale } from '#src/config/locale.ts';
import styles from './language-switch.module.css';

type LanguageSwitchProps = { current: Locale; onChange: (locale: Locale) => void };

/** Shows flag and name of each language, the current one highlighted; narrow screens leave names out to the eye. */
export function LanguageSwitch({ current, onChange }: LanguageSwitchProps) {
  const intl = useIntl();

  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'siteHeader.language' })}
      className={styles.languages}
    >
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          className={styles.language}
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => {
            onChange(locale);
          }}
        >
          <Flag locale={locale} />
          <span className={styles.name}>{OWN_NAMES[locale]}</span>
        </button>
      ))}
    </div>
  );
}

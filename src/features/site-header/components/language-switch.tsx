import { useIntl } from 'react-intl';
import { Flag } from '#src/components/flag.tsx';
import { LOCALES, OWN_NAMES, type Locale } from '#src/config/locale.ts';
import styles from './language-switch.module.css';

type LanguageSwitchProps = { current: Locale; onChange: (locale: Locale) => void };

/** Shows a flag for each language, the current one highlighted. */
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
          aria-label={OWN_NAMES[locale]}
          title={OWN_NAMES[locale]}
          aria-pressed={locale === current}
          onClick={() => {
            onChange(locale);
          }}
        >
          <Flag locale={locale} />
        </button>
      ))}
    </div>
  );
}

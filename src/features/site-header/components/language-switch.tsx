import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Flag } from '#src/components/flag.tsx';
import { LOCALES, type Locale } from '#src/lib/messages/locale.ts';

/** Each language says its own name in itself. */
const OWN_NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية' };

type LanguageSwitchProps = { current: Locale; onChange: (locale: Locale) => void };

/** A flag for each language, the current one highlighted. */
export function LanguageSwitch({ current, onChange }: LanguageSwitchProps) {
  const intl = useIntl();

  return (
    <Box
      role="group"
      aria-label={intl.formatMessage({ id: 'siteHeader.language' })}
      sx={{ display: 'flex', gap: 0.25 }}
    >
      {LOCALES.map((locale) => (
        <ButtonBase
          key={locale}
          lang={locale}
          aria-label={OWN_NAMES[locale]}
          title={OWN_NAMES[locale]}
          aria-pressed={locale === current}
          onClick={() => {
            onChange(locale);
          }}
          sx={{
            inlineSize: { xs: 36, sm: 40 },
            blockSize: 40,
            borderRadius: '10px',
            border: '2px solid',
            borderColor: locale === current ? 'primary.main' : 'transparent',
            backgroundColor: locale === current ? 'action.selected' : 'transparent',
            opacity: locale === current ? 1 : 0.72,
            '&:hover': { opacity: 1, backgroundColor: 'action.hover' },
          }}
        >
          <Flag locale={locale} />
        </ButtonBase>
      ))}
    </Box>
  );
}

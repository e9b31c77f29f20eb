import Box from '@mui/material/Box';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { BrandMark } from './brand-mark.tsx';

/** The mark and the brand's name in the visitor's language. */
export function BrandLogo() {
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();

  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.25 },
        fontSize: { xs: '1.125rem', sm: '1.3125rem' },
        fontWeight: 720,
        letterSpacing: locale === 'ar' ? 0 : '-0.035em',
        whiteSpace: 'nowrap',
      }}
    >
      <BrandMark />
      {brandName[locale]}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { HeroIllustration } from '#src/components/illustrations/hero-illustration.tsx';

/** What one signs in for, where there is room beside the form. */
export function AuthAside() {
  return (
    <Box component="aside" sx={aside}>
      <Box sx={{ maxWidth: 460, marginInline: 'auto', width: '100%' }}>
        <HeroIllustration />
      </Box>
      <Box sx={{ maxWidth: 420, marginInline: 'auto', width: '100%' }}>
        <Typography variant="h3" component="p">
          <FormattedMessage id="auth.aside.title" />
        </Typography>
        <Typography sx={{ marginBlockStart: 1.5, color: 'night.muted' }}>
          <FormattedMessage id="auth.aside.text" />
        </Typography>
      </Box>
    </Box>
  );
}

const aside = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  flexBasis: '44%',
  flexShrink: 0,
  padding: 6,
  backgroundColor: 'night.main',
  color: 'night.text',
  overflow: 'hidden',
};

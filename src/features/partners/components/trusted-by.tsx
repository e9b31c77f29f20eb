import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { siAlmalinux, siAmd, siCloudflare, siLetsencrypt, siPlesk, siWordpress } from 'simple-icons';
import { BrandIcon } from '#src/components/brand-icon.tsx';

const partners = [siPlesk, siCloudflare, siAmd, siWordpress, siAlmalinux, siLetsencrypt];

/** The six partners' logos. */
export function TrustedBy() {
  return (
    <Box component="section" aria-labelledby="partners-title" sx={{ paddingBlockEnd: { xs: 8, md: 13 } }}>
      <Container>
        <Typography
          id="partners-title"
          component="h2"
          variant="body2"
          color="textSecondary"
          sx={{ textAlign: 'center', fontWeight: 600, marginBlockEnd: 4 }}
        >
          <FormattedMessage id="partners.title" />
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
            gap: { xs: 3, md: 4 },
            justifyItems: 'center',
            color: 'text.secondary',
          }}
        >
          {partners.map((icon) => (
            <Box
              key={icon.slug}
              component="li"
              dir="ltr"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                fontSize: '1.0625rem',
                fontWeight: 650,
              }}
            >
              <BrandIcon icon={icon} size={icon === siPlesk || icon === siAmd ? 40 : 28} />
              {icon !== siPlesk && icon !== siAmd && <span>{icon.title}</span>}
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

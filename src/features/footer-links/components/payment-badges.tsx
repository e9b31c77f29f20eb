import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { siEthereum, siPaypal, siVisa } from 'simple-icons';
import { BrandIcon } from '#src/components/brand-icon.tsx';

const payments = [siPaypal, siEthereum, siVisa];

/** What one can pay with. */
export function PaymentBadges() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography component="h2" variant="body2">
        <FormattedMessage id="footerLinks.payments" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', gap: 1 }}>
        {payments.map((icon) => (
          <Box
            key={icon.slug}
            component="li"
            sx={{
              display: 'grid',
              placeItems: 'center',
              inlineSize: 58,
              blockSize: 38,
              borderRadius: '9px',
              backgroundColor: '#ffffff',
              color: `#${icon.hex}`,
            }}
          >
            <BrandIcon icon={icon} size={icon === siVisa ? 36 : 22} label={icon.title} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import { mdiLink, mdiLinkedin } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import {
  siFacebook,
  siG2,
  siGithub,
  siGoogle,
  siInstagram,
  siTelegram,
  siTrustpilot,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';

type Mark = { title: string; path: string };

/** Networks that the configuration can name, and which of them hold reviews. */
const marks: Readonly<Record<string, Mark>> = {
  facebook: siFacebook,
  x: siX,
  instagram: siInstagram,
  linkedin: { title: 'LinkedIn', path: mdiLinkedin },
  youtube: siYoutube,
  github: siGithub,
  telegram: siTelegram,
  whatsapp: siWhatsapp,
  trustpilot: siTrustpilot,
  g2: siG2,
  google: siGoogle,
};
const REVIEW_SITES = new Set(['trustpilot', 'g2', 'google']);

/** The brand's profiles and the sites with its reviews, as far as they are configured. */
export function ProfileLinks() {
  const { socialLinks } = useRuntimeConfig();
  const links = Object.entries(socialLinks).map(([name, url]) => ({
    url,
    isReview: REVIEW_SITES.has(name.toLowerCase()),
    mark: marks[name.toLowerCase()] ?? { title: name, path: mdiLink },
  }));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2.5 }}>
      <IconLinks title="footerLinks.social" links={links.filter(({ isReview }) => !isReview)} />
      <IconLinks title="footerLinks.reviews" links={links.filter(({ isReview }) => isReview)} />
    </Box>
  );
}

type IconLinksProps = {
  title: 'footerLinks.social' | 'footerLinks.reviews';
  links: { url: string; mark: Mark }[];
};

function IconLinks({ title, links }: IconLinksProps) {
  if (links.length === 0) return null;

  return (
    <div>
      <Typography component="h2" variant="h6" sx={{ marginBlockEnd: 0.5 }}>
        <FormattedMessage id={title} />
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'flex',
          flexWrap: 'wrap',
          marginInlineStart: -1.25,
        }}
      >
        {links.map(({ url, mark }) => (
          <li key={url}>
            <IconButton href={url} target="_blank" rel="noopener" aria-label={mark.title} color="inherit">
              <BrandIcon icon={mark} size={22} />
            </IconButton>
          </li>
        ))}
      </Box>
    </div>
  );
}

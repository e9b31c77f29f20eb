import type { FragmentType } from '@apollo/client/masking';
import { useQuery, useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteLink } from '#src/components/site-link.tsx';
import { anchors } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import type { FooterLink_LinkFragment } from '#src/gql/graphql.ts';
import { createLogger } from '#src/lib/log/logger.ts';

const FooterLinksQuery = graphql(`
  query FooterLinks {
    footer_links(order_by: [{ category: asc }, { sort_order: asc }, { id: asc }]) {
      id
      category
      ...FooterLink_link
    }
  }
`);

const FooterLinkFragment = graphql(`
  fragment FooterLink_link on footer_links {
    id
    label
    label_ar
    url
  }
`);

const log = createLogger('footer');

/** SPEC section 9: skeleton lines of the footer while it loads. */
const SKELETON_COUNT = 5;

const groups = [
  { category: 'Services', title: 'footerLinks.services' },
  { category: 'Company', title: 'footerLinks.company' },
] as const;

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.25 } as const;

/** The two groups of links; nothing where they could not be read. */
export function FooterGroups({ onAbout }: { onAbout: () => void }) {
  const { data, error, loading, refetch } = useQuery(FooterLinksQuery);
  useRecovery({ error, loading, refetch });

  useEffect(() => {
    if (error) log.warn('The footer links could not be read.', { error });
  }, [error]);

  if (!data && loading) return <LinesOnTheirWay />;
  const links = data?.footer_links ?? [];

  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' }}
    >
      {groups
        .map((group) => ({ ...group, links: links.filter(({ category }) => category === group.category) }))
        .filter((group) => group.links.length > 0)
        .map((group) => (
          <Group key={group.category} title={<FormattedMessage id={group.title} />}>
            {group.links.map((link) => (
              <li key={link.id}>
                <Suspense>
                  <FooterLink link={link} onAbout={onAbout} />
                </Suspense>
              </li>
            ))}
          </Group>
        ))}
    </Box>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();

  return (
    <nav aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {children}
      </Box>
    </nav>
  );
}

const linkLook = {
  display: 'inline-block',
  paddingBlock: 0.75,
  fontSize: '0.9375rem',
  color: 'night.muted',
  '&:hover': { color: 'night.text' },
} as const;

type FooterLinkProps = { link: FragmentType<FooterLink_LinkFragment>; onAbout: () => void };

function FooterLink({ link, onAbout }: FooterLinkProps) {
  const { locale } = useIntl();
  const { data } = useSuspenseFragment({ fragment: FooterLinkFragment, from: link });
  const label = (locale === 'ar' && data.label_ar) || data.label;

  if (data.url === `#${anchors.aboutUs}` || data.url === `/#${anchors.aboutUs}`) {
    return (
      <Link component="button" type="button" aria-haspopup="dialog" onClick={onAbout} sx={linkLook}>
        {label}
      </Link>
    );
  }

  return (
    <SiteLink url={data.url} sx={linkLook}>
      {label}
    </SiteLink>
  );
}

function LinesOnTheirWay() {
  const intl = useIntl();

  return (
    <Box role="status" aria-busy="true" aria-label={intl.formatMessage({ id: 'footerLinks.loading' })}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton
          key={index}
          data-testid="footer-skeleton"
          width={`${40 + (index % 3) * 12}%`}
          height={34}
          sx={{ backgroundColor: 'night.line' }}
        />
      ))}
    </Box>
  );
}

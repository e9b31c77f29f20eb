import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { useEffect, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteLink } from '#src/components/site-link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import type { FooterLink_LinkFragment } from '#src/gql/graphql.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { publicFragment, publicOperation } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import styles from './footer-groups.module.css';
import footerLink from './footer-link.module.css';

const FooterLinksQuery = publicOperation(
  graphql(`
    query FooterLinks {
      footer_links(order_by: [{ category: asc }, { sort_order: asc }, { id: asc }]) {
        id
        category
        ...FooterLink_link
      }
    }
  `),
);

const FooterLinkFragment = publicFragment(
  graphql(`
    fragment FooterLink_link on footer_links {
      id
      label
      label_ar
      url
    }
  `),
);

const log = createLogger('footer');

/** Skeleton lines shown while the footer loads; SPEC section 9. */
const SKELETON_COUNT = 5;

const groups = [
  { category: 'Services', title: 'footerLinks.services' },
  { category: 'Company', title: 'footerLinks.company' },
] as const;

/** Shows the two groups of links; nothing if they could not be loaded. */
export function FooterGroups({ onAbout }: { onAbout: () => void }) {
  const { data, error, loading, refetch } = usePublicQuery(FooterLinksQuery);
  useRecovery({ error, loading, refetch });

  useEffect(() => {
    if (error) log.warn('The footer links could not be read.', { error });
  }, [error]);

  if (!data && loading) return <LinesOnTheirWay />;
  const links = data?.footer_links ?? [];

  return (
    <div className={styles.groups}>
      {groups
        .map((group) => ({ ...group, links: links.filter(({ category }) => category === group.category) }))
        .filter((group) => group.links.length > 0)
        .map((group) => (
          <Group key={group.category} title={<FormattedMessage id={group.title} />}>
            {group.links.map((link) => (
              <li key={link.id}>
                <FooterLink link={link} onAbout={onAbout} />
              </li>
            ))}
          </Group>
        ))}
    </div>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();

  return (
    <nav aria-labelledby={titleId}>
      <Text id={titleId} as="h2" variant="h6" className={styles.title}>
        {title}
      </Text>
      <ul className={styles.links} role="list">
        {children}
      </ul>
    </nav>
  );
}

type FooterLinkProps = { link: FragmentType<FooterLink_LinkFragment>; onAbout: () => void };

function FooterLink({ link, onAbout }: FooterLinkProps) {
  const data = readFragment(FooterLinkFragment, link);
  const label = <TextOf en={data.label} ar={data.label_ar} />;

  if (data.url === `#${anchors.aboutUs}` || data.url === `/#${anchors.aboutUs}`) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onAbout}
        className={clsx(footerLink.link, styles.opener)}
      >
        {label}
      </button>
    );
  }

  return (
    <SiteLink url={data.url} className={footerLink.link}>
      {label}
    </SiteLink>
  );
}

function LinesOnTheirWay() {
  const intl = useIntl();

  return (
    <div role="status" aria-busy="true" aria-label={intl.formatMessage({ id: 'footerLinks.loading' })}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton
          key={index}
          data-testid="footer-skeleton"
          width={`${40 + (index % 3) * 12}%`}
          className={styles.line}
        />
      ))}
    </div>
  );
}

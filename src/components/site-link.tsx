import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';

type SiteLinkProps = Omit<LinkProps, 'href' | 'component'> & { url: string; children: ReactNode };

const OUTER_ADDRESS = /^(https?:\/\/|mailto:|tel:)/i;

/** A link from content: pages and anchors of the site stay in it; an address of an unknown kind is plain text. */
export function SiteLink({ url, children, ...props }: SiteLinkProps) {
  const localized = useLocalizedPath();
  if (OUTER_ADDRESS.test(url)) {
    return (
      <Link href={url} {...(/^http/i.test(url) && { rel: 'noopener' })} {...props}>
        {children}
      </Link>
    );
  }
  if (url.startsWith('#')) {
    return (
      <Link component={RouterLink} to={url} {...props}>
        {children}
      </Link>
    );
  }
  if (url.startsWith('/') && !url.startsWith('//')) {
    return (
      <Link component={RouterLink} to={localized(url)} {...props}>
        {children}
      </Link>
    );
  }

  return <span>{children}</span>;
}

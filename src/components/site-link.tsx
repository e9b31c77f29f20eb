import type { ReactNode } from 'react';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { TextLink } from './text-link.tsx';

type SiteLinkProps = { url: string; className?: string | undefined; children: ReactNode };

const OUTER_URL = /^(https?:\/\/|mailto:|tel:)/i;

/** Draws a link from content. Pages and anchors of the site open within it; a URL of an unknown kind becomes plain text. */
export function SiteLink({ url, className, children }: SiteLinkProps) {
  const localized = useLocalizedPath();
  if (OUTER_URL.test(url)) {
    return (
      <TextLink href={url} className={className} {...(/^http/i.test(url) && { rel: 'noopener' })}>
        {children}
      </TextLink>
    );
  }
  const isPage = url.startsWith('/') && !url.startsWith('//');
  if (isPage || url.startsWith('#')) {
    return (
      <TextLink to={isPage ? localized(url) : url} className={className}>
        {children}
      </TextLink>
    );
  }

  return <span>{children}</span>;
}

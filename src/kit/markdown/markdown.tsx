import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components } from 'react-markdown';
import { SiteLink } from '#src/components/site-link.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './markdown.module.css';

type Heading = { children?: ReactNode };

/** Elements for Markdown. Headings begin at h2, since the page's title is its only h1. */
const components: Components = {
  // markdown.module.css already draws the line break that `br` stands for.
  br: () => null,
  a: ({ href = '', children }) => <SiteLink url={href}>{children}</SiteLink>,
  h1: ({ children }: Heading) => <Text variant="h2">{children}</Text>,
  h2: ({ children }: Heading) => (
    <Text as="h2" variant="h3">
      {children}
    </Text>
  ),
  h3: ({ children }: Heading) => (
    <Text as="h3" variant="h4">
      {children}
    </Text>
  ),
};

/** Images are not allowed, since browsers would fetch them from other servers. */
const DISALLOWED = ['img'];

type MarkdownProps = { text: string; className?: string };

/**
 * Draws Markdown (CommonMark) as React elements. HTML in the text is shown as plain text, and links may lead to pages of
 * the site, the web, an email or a telephone number.
 */
export function Markdown({ text, className }: MarkdownProps) {
  return (
    <div className={clsx(styles.text, className)}>
      <ReactMarkdown components={components} disallowedElements={DISALLOWED} urlTransform={toSafeUrl}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** Allows `tel:` links, which the library's own list of schemes lacks. */
function toSafeUrl(url: string): string {
  return /^tel:/i.test(url) ? url : defaultUrlTransform(url);
}

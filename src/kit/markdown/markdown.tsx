import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components } from 'react-markdown';
import { SiteLink } from '#src/components/site-link.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './markdown.module.css';

type Heading = { children?: ReactNode };

/** The page's own title is its only h1, so a text's headings begin beneath it. */
const components: Components = {
  // The end of its line is drawn already (markdown.module.css).
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

/** An image would be fetched from somebody else's server. */
const DISALLOWED = ['img'];

type MarkdownProps = { text: string; className?: string };

/**
 * A text in Markdown (CommonMark), drawn as React elements: HTML in it is shown as the text that it is, and a link
 * leads to a page of the site, the web, an e-mail address or a telephone.
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

/** The library's own list of schemes lacks telephones. */
function toSafeUrl(url: string): string {
  return /^tel:/i.test(url) ? url : defaultUrlTransform(url);
}

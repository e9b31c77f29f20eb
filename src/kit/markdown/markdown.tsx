import { clsx } from 'clsx';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { useMemo } from 'react';
import { drawMarkdown } from './draw-markdown.tsx';
import styles from './markdown.module.css';

type MarkdownProps = { text: string; className?: string };

/**
 * Draws Markdown (CommonMark) as React elements. HTML in the text is shown as plain text, and links may lead to pages of
 * the site, the web, an email or a telephone number.
 */
export function Markdown({ text, className }: MarkdownProps) {
  const drawn = useMemo(() => drawMarkdown(fromMarkdown(text)), [text]);

  return <div className={clsx(styles.text, className)}>{drawn}</div>;
}

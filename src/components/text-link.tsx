import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';

type TextLinkProps = (ComponentProps<'a'> & { href: string; to?: never }) | (LinkProps & { href?: never });

/** Draws a link within text: `to` leads to a page of the site, `href` elsewhere. */
export function TextLink({ className, ...target }: TextLinkProps) {
  const look = clsx(styles.link, className);
  if (target.to !== undefined) return <Link className={look} {...target} />;

  return <a className={look} {...target} />;
}

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import styles from './button.module.css';

type Look = {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  endIcon?: ReactNode;
};
type Target =
  | (Omit<ComponentProps<'button'>, 'color'> & { to?: never; href?: never })
  | (Omit<ComponentProps<'a'>, 'color'> & { href: string; to?: never })
  | (Omit<LinkProps, 'color'> & { href?: never });
type ButtonProps = Look & Target;

/** Draws a button, or a link that looks like one: with `to` to a page of the site, with `href` to another site. */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  endIcon,
  className,
  children,
  ...target
}: ButtonProps) {
  const look = clsx(
    'type-button',
    styles.button,
    styles[variant],
    styles[color],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );
  const content = (
    <>
      {children}
      {endIcon}
    </>
  );

  if (target.to !== undefined) {
    return (
      <Link className={look} {...target}>
        {content}
      </Link>
    );
  }
  if (target.href !== undefined) {
    return (
      <a className={look} {...target}>
        {content}
      </a>
    );
  }

  return (
    <button type="button" className={look} {...target}>
      {content}
    </button>
  );
}

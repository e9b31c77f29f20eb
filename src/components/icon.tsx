import { clsx } from 'clsx';
import styles from './icon.module.css';

type IconProps = {
  /** An SVG path on a 24×24 grid (`@mdi/js`). */
  path: string;
  /** Mirrors the icon in right-to-left text, as arrows need. */
  flip?: boolean;
  /** Size in pixels; without it the stylesheet and MUI's components set the size, as they do for MUI's own icons. */
  size?: number;
  className?: string | undefined;
};

/** Draws an icon in the colour of the text around it. Screen readers skip it, so the control around it needs a name. */
export function Icon({ path, flip = false, size, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, flip && styles.flip, className)}
      style={size === undefined ? undefined : { fontSize: size }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

import { clsx } from 'clsx';
import styles from './icon.module.css';

type IconProps = {
  /** An SVG path on a 24×24 grid (`@mdi/js`). */
  path: string;
  /** Arrows point the other way where the text runs from right to left. */
  flip?: boolean;
  /** Pixels; where it isn't given the icon follows its surroundings, as an icon of MUI does. */
  size?: number;
  className?: string | undefined;
};

/** One icon from a path, in the colour of the text around it; decoration, so its control carries the name. */
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

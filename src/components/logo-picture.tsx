import type { Logo } from '#src/config/runtime-config.ts';
import styles from './logo-picture.module.css';

type LogoPictureProps = {
  logo: Logo;
  /** Words in the place of the picture where it is not seen; empty where the name follows. */
  name: string;
};

/** Height in pixels of a logo, wherever it is shown. */
const HEIGHT_PX = 32;

/** An uploaded logo, on a plate where it would be lost on the ground. */
export function LogoPicture({ logo: { src, width, height, tone }, name }: LogoPictureProps) {
  return (
    <img
      className={styles.picture}
      data-tone={tone}
      src={src}
      alt={name}
      width={Math.round((width / height) * HEIGHT_PX)}
      height={HEIGHT_PX}
      loading="lazy"
    />
  );
}

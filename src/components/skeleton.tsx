import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = Omit<ComponentProps<'span'>, 'children' | 'style'> & {
  width?: number | string;
  height?: number | string;
};

/** Placeholder for content that is loading: a line of text, or any surface that the given class describes. */
export function Skeleton({ width, height, className, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height }}
      {...props}
    />
  );
}

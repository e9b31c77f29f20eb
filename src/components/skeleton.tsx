import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = Omit<ComponentProps<'span'>, 'children' | 'style'> & {
  width?: number | string;
  height?: number | string;
};

/** A line, or with a class of its own a surface, where content is on its way. */
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

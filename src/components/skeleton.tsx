import { clsx } from 'clsx';
import styles from './skeleton.module.css';

type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  className?: string | undefined;
};

/** A line, or with a class of its own a surface, where content is on its way. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

type SegmentsProps = { label: string; children: ReactNode };

/** Groups buttons of which one is chosen. */
export function Segments({ label, children }: SegmentsProps) {
  return (
    <div role="group" aria-label={label} className={styles.segments}>
      {children}
    </div>
  );
}

type SegmentProps = {
  isChosen: boolean;
  onChoose: () => void;
  /** Attributes of a choice that the document may know before the page does (`useAlternatives`). */
  place?: object;
  children: ReactNode;
};

/** Shows one choice of its group. */
export function Segment({ isChosen, onChoose, place, children }: SegmentProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={clsx('type-button', styles.segment)}
      onClick={onChoose}
      {...place}
    >
      {children}
    </button>
  );
}

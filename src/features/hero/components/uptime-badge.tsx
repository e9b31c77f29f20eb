import { ClaimSource } from '#src/lib/pieces/claim-source.tsx';
import { PieceText } from '#src/lib/pieces/piece-text.tsx';
import type { Pieces } from '#src/lib/pieces/use-pieces.ts';
import styles from './uptime-badge.module.css';

/** Shows the uptime promise above the headline, with a light that pulses twice, and beneath it what proves the promise. */
export function UptimeBadge({ pieces }: { pieces: Pieces | undefined }) {
  return (
    <>
      <p className={styles.badge}>
        <span aria-hidden="true" className={styles.light} />
        <span>
          <PieceText piece={pieces?.heading('hero-badge')} is="title" uptime={pieces?.uptime} />
        </span>
      </p>
      <p className={styles.source}>
        <ClaimSource piece={pieces?.of('uptime')[0] ?? {}} />
      </p>
    </>
  );
}

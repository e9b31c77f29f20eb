import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { named, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { readUptime } from '#rules/site-content/uptime.ts';
import { Feature } from '../components/feature-grid.tsx';
import styles from './feature-preview.module.css';

/** Shows the typed feature as a card of the grid. */
export function FeaturePreview({ values }: { values: PieceTexts & { picture: string } }) {
  return (
    <InBothLanguages>
      {() => (
        <ul role="list" className={styles.place}>
          <Feature feature={named(values)} uptime={readUptime(null)} />
        </ul>
      )}
    </InBothLanguages>
  );
}

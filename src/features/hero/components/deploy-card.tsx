import { mdiCheckCircle } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { PieceText } from '#src/lib/pieces/piece-text.tsx';
import type { Pieces } from '#src/lib/pieces/use-pieces.ts';
import styles from './deploy-card.module.css';

const steps = [
  { name: 'deploy-reserved', seconds: 6 },
  { name: 'deploy-installed', seconds: 34 },
  { name: 'deploy-secured', seconds: 49 },
  { name: 'deploy-live', seconds: 60 },
] as const;

const FIRST_DELAY_MS = 300;
const NEXT_DELAY_MS = 350;

/** Shows the steps of the 60-second deploy. */
export function DeployCard({ pieces }: { pieces: Pieces | undefined }) {
  return (
    <div className={styles.card}>
      <Text as="h2" variant="h5" className={styles.title}>
        <PieceText piece={pieces?.heading('deploy')} is="title" />
      </Text>
      <ol role="list" className={styles.steps}>
        {steps.map(({ name, seconds }, index) => (
          <li
            key={name}
            className={styles.step}
            style={{ animationDelay: `${FIRST_DELAY_MS + index * NEXT_DELAY_MS}ms` }}
          >
            <Icon path={mdiCheckCircle} size={20} className={styles.check} />
            <span>
              <PieceText piece={pieces?.heading(name)} is="title" />
            </span>
            <span className={styles.seconds}>
              <FormattedMessage id="hero.deploy.seconds" values={{ seconds }} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { mdiCheckCircle } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './deploy-card.module.css';

const steps = [
  { id: 'hero.deploy.reserved', seconds: 6 },
  { id: 'hero.deploy.installed', seconds: 34 },
  { id: 'hero.deploy.secured', seconds: 49 },
  { id: 'hero.deploy.live', seconds: 60 },
] as const;

const FIRST_DELAY_MS = 300;
const NEXT_DELAY_MS = 350;

/** Shows the steps of the 60-second deploy. */
export function DeployCard() {
  return (
    <div className={styles.card}>
      <Text as="h2" variant="h5" className={styles.title}>
        <FormattedMessage id="hero.deploy.title" />
      </Text>
      <ol role="list" className={styles.steps}>
        {steps.map(({ id, seconds }, index) => (
          <li
            key={id}
            className={styles.step}
            style={{ animationDelay: `${FIRST_DELAY_MS + index * NEXT_DELAY_MS}ms` }}
          >
            <Icon path={mdiCheckCircle} size={20} className={styles.check} />
            <span>
              <FormattedMessage id={id} />
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

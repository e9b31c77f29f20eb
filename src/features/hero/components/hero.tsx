import { mdiCalendarSyncOutline, mdiEarth, mdiFaceAgent } from '#src/components/icon-paths.generated.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { DATA_CENTERS } from '#src/components/world-map/data-centers.ts';
import { anchors } from '#src/config/paths.ts';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { DeployCard } from './deploy-card.tsx';
import styles from './hero.module.css';
import { UptimeBadge } from './uptime-badge.tsx';

/**
 * Loaded lazily: the server renders the drawing and nothing in it can be clicked, so its code comes after that of
 * interactive parts.
 */
const HeroIllustration = lazyPart(
  async () => (await import('#src/components/illustrations/hero-illustration.tsx')).HeroIllustration,
);

type HeroProps = {
  onAbout: () => void;
  /** Lowest monthly price of hosting; null if unknown. */
  price?: ReactNode;
};

/** Shows the first screen: the promise, links to the plans, the 60-second deploy. */
export function Hero({ onAbout, price = null }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div aria-hidden="true" className={styles.glow} />
      <Container className={styles.columns}>
        <div>
          <UptimeBadge />
          <Text variant="h1" className={styles.title}>
            <FormattedMessage id="hero.title" />
          </Text>
          <Text variant="subtitle1" className={styles.lead}>
            <FormattedMessage id="hero.text" />
          </Text>
          <Actions onAbout={onAbout} price={price} />
          <Facts />
        </div>
        <div className={styles.picture}>
          <div className={styles.drawing}>
            <DrawnPart>
              <HeroIllustration />
            </DrawnPart>
          </div>
          <DeployCard />
        </div>
      </Container>
    </div>
  );
}

function Actions({ onAbout, price }: HeroProps) {
  return (
    <>
      <div className={styles.actions}>
        <Button href={`#${anchors.pricing}`} size="large" variant="contained" color="secondary">
          <FormattedMessage id="hero.plans" />
        </Button>
        <Button
          size="large"
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={onAbout}
          className={styles.about}
        >
          <FormattedMessage id="hero.about" />
        </Button>
      </div>
      <Text variant="body2" className={styles.price}>
        {price && <FormattedMessage id="hero.from" values={{ price }} />}
      </Text>
    </>
  );
}

function Facts() {
  return (
    <ul role="list" className={styles.facts}>
      <Fact icon={mdiEarth}>
        <FormattedMessage id="hero.fact.locations" values={{ count: DATA_CENTERS.length }} />
      </Fact>
      <Fact icon={mdiFaceAgent}>
        <FormattedMessage id="hero.fact.support" />
      </Fact>
      <Fact icon={mdiCalendarSyncOutline}>
        <FormattedMessage id="hero.fact.prorated" />
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Text as="li" variant="body2" className={styles.fact}>
      <Icon path={icon} size={20} className={styles.factIcon} />
      {children}
    </Text>
  );
}

import { mdiCalendarSyncOutline, mdiEarth, mdiFaceAgent } from '#src/components/icon-paths.generated.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors } from '#src/config/paths.ts';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { PieceText } from '#src/lib/pieces/piece-text.tsx';
import { usePieces, type Pieces } from '#src/lib/pieces/use-pieces.ts';
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

type WithPieces = { pieces: Pieces | undefined };

/** Shows the first screen: the promise, links to the plans, the 60-second deploy. */
export function Hero({ onAbout, price = null }: HeroProps) {
  const pieces = usePieces('landing');
  const hero = pieces?.heading('hero');

  return (
    <div className={styles.hero}>
      <div aria-hidden="true" className={styles.glow} />
      <Container className={styles.columns}>
        <div>
          <UptimeBadge pieces={pieces} />
          <Text variant="h1" className={styles.title}>
            <PieceText piece={hero} is="title" uptime={pieces?.uptime} />
          </Text>
          <Text variant="subtitle1" className={styles.lead}>
            <PieceText piece={hero} is="text" uptime={pieces?.uptime} />
          </Text>
          <Actions onAbout={onAbout} price={price} pieces={pieces} />
          <Facts pieces={pieces} />
        </div>
        <div className={styles.picture}>
          <div className={styles.drawing}>
            <DrawnPart>
              <HeroIllustration />
            </DrawnPart>
          </div>
          <DeployCard pieces={pieces} />
        </div>
      </Container>
    </div>
  );
}

function Actions({ onAbout, price, pieces }: HeroProps & WithPieces) {
  return (
    <>
      <div className={styles.actions}>
        <Button href={`#${anchors.pricing}`} size="large" variant="contained" color="secondary">
          <PieceText piece={pieces?.heading('hero-plans')} is="title" />
        </Button>
        <Button
          size="large"
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={onAbout}
          className={styles.about}
        >
          <PieceText piece={pieces?.heading('hero-about')} is="title" />
        </Button>
      </div>
      <Text variant="body2" className={styles.price}>
        {price && <FormattedMessage id="hero.from" values={{ price }} />}
      </Text>
    </>
  );
}

const FACTS = [
  { name: 'fact-locations', icon: mdiEarth },
  { name: 'fact-support', icon: mdiFaceAgent },
  { name: 'fact-prorated', icon: mdiCalendarSyncOutline },
] as const;

function Facts({ pieces }: WithPieces) {
  return (
    <ul role="list" className={styles.facts}>
      {FACTS.map(({ name, icon }) => (
        <Text key={name} as="li" variant="body2" className={styles.fact}>
          <Icon path={icon} size={20} className={styles.factIcon} />
          <PieceText piece={pieces?.heading(name)} is="title" />
        </Text>
      ))}
    </ul>
  );
}

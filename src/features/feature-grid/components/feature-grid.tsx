import { PageSection } from '#src/components/page-section.tsx';
import { WorldMap } from '#src/components/world-map/world-map.tsx';
import { anchors } from '#src/config/paths.ts';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { usePieces } from '#src/lib/pieces/use-pieces.ts';
import type { FeaturePicture } from '#rules/site-content/pictures.ts';
import { FeatureCard, type FeatureLook } from './feature-card.tsx';
import styles from './feature-grid.module.css';
import { FilteredTraffic, MirroredDrives, NoFee, StatusBars } from './figures.tsx';
import { DeployDial, FirewallRules, SupportTalk } from './pictures.tsx';

/** Shows the features in the owner's order, each with its drawing where there is room. */
export function FeatureGrid() {
  const pieces = usePieces('landing');
  const heading = pieces?.heading('features');

  return (
    <PageSection
      id={anchors.features}
      titleId="features-title"
      title={<PieceText piece={heading} is="title" />}
      text={<PieceText piece={heading} is="text" />}
    >
      <ul role="list" className={styles.grid}>
        {pieces?.of('feature').map((feature) => (
          <Feature key={feature.id} feature={feature} uptime={pieces.uptime} />
        ))}
      </ul>
    </PageSection>
  );
}

type FeatureProps = {
  feature: PieceTexts & { picture?: string | null | undefined };
  /** The guaranteed uptime as a fraction of 1. */
  uptime: number;
};

/** Shows one feature with the drawing that its owner chose. */
export function Feature({ feature, uptime }: FeatureProps) {
  return (
    <FeatureCard
      title={<PieceText piece={feature} is="title" uptime={uptime} />}
      text={<PieceText piece={feature} is="text" uptime={uptime} />}
      {...drawn(uptime)[feature.picture as FeaturePicture]}
    />
  );
}

/** Returns the drawings by their names, with the colour of each card. */
function drawn(uptime: number): Readonly<Record<FeaturePicture, FeatureLook>> {
  return {
    deploy: { look: 'night', picture: <DeployDial /> },
    ddos: { figure: <FilteredTraffic /> },
    ssd: { figure: <MirroredDrives /> },
    locations: { picture: <WorldMap /> },
    uptime: { figure: <StatusBars uptime={uptime} /> },
    pricing: { figure: <NoFee /> },
    support: { look: 'lime', picture: <SupportTalk /> },
    firewall: { picture: <FirewallRules /> },
  };
}

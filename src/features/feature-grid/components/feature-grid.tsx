import { FormattedMessage, useIntl } from 'react-intl';
import { PageSection } from '#src/components/page-section.tsx';
import { WorldMap } from '#src/components/world-map/world-map.tsx';
import { anchors } from '#src/config/paths.ts';
import { UPTIME_SLA, uptimeFormat } from '#rules/site-content/uptime.ts';
import { FeatureCard } from './feature-card.tsx';
import styles from './feature-grid.module.css';
import { FilteredTraffic, MirroredDrives, NoFee, StatusBars } from './figures.tsx';
import { DeployDial, FirewallRules, SupportTalk } from './pictures.tsx';

/** Shows the eight features in SPEC's order, each with a drawing where there is room. */
export function FeatureGrid() {
  const intl = useIntl();
  const uptime = intl.formatNumber(UPTIME_SLA, uptimeFormat);

  return (
    <PageSection
      id={anchors.features}
      titleId="features-title"
      title={<FormattedMessage id="featureGrid.title" />}
      text={<FormattedMessage id="featureGrid.text" />}
    >
      <ul role="list" className={styles.grid}>
        <FeatureCard
          look="night"
          title={<FormattedMessage id="featureGrid.deploy.title" />}
          text={<FormattedMessage id="featureGrid.deploy.text" />}
          picture={<DeployDial />}
        />
        <FeatureCard
          figure={<FilteredTraffic />}
          title={<FormattedMessage id="featureGrid.ddos.title" />}
          text={<FormattedMessage id="featureGrid.ddos.text" />}
        />
        <FeatureCard
          figure={<MirroredDrives />}
          title={<FormattedMessage id="featureGrid.ssd.title" />}
          text={<FormattedMessage id="featureGrid.ssd.text" />}
        />
        <FeatureCard
          title={<FormattedMessage id="featureGrid.locations.title" />}
          text={<FormattedMessage id="featureGrid.locations.text" />}
          picture={<WorldMap />}
        />
        <FeatureCard
          figure={<StatusBars />}
          title={<FormattedMessage id="featureGrid.uptime.title" />}
          text={<FormattedMessage id="featureGrid.uptime.text" values={{ uptime }} />}
        />
        <FeatureCard
          figure={<NoFee />}
          title={<FormattedMessage id="featureGrid.pricing.title" />}
          text={<FormattedMessage id="featureGrid.pricing.text" />}
        />
        <FeatureCard
          look="lime"
          title={<FormattedMessage id="featureGrid.support.title" />}
          text={<FormattedMessage id="featureGrid.support.text" />}
          picture={<SupportTalk />}
        />
        <FeatureCard
          title={<FormattedMessage id="featureGrid.firewall.title" />}
          text={<FormattedMessage id="featureGrid.firewall.text" />}
          picture={<FirewallRules />}
        />
      </ul>
    </PageSection>
  );
}

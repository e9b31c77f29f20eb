import { mdiLink } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles, isBrandName } from '#src/components/brand-names.ts';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import styles from './profile-links.module.css';

type Profile = { network: string; url: string };

const REVIEW_SITES = new Set(['trustpilot', 'g2', 'google']);

/** Shows links to the brand's profiles and to review sites, as far as they are configured. */
export function ProfileLinks() {
  const { socialLinks } = useRuntimeConfig();
  const profiles = Object.entries(socialLinks).map(([network, url]) => ({ network, url }));
  const isReview = ({ network }: Profile) => REVIEW_SITES.has(network.toLowerCase());

  return (
    <div className={styles.groups}>
      <IconLinks title="footerLinks.social" profiles={profiles.filter((profile) => !isReview(profile))} />
      <IconLinks title="footerLinks.reviews" profiles={profiles.filter(isReview)} />
    </div>
  );
}

type IconLinksProps = { title: 'footerLinks.social' | 'footerLinks.reviews'; profiles: Profile[] };

function IconLinks({ title, profiles }: IconLinksProps) {
  if (profiles.length === 0) return null;

  return (
    <div>
      <Text as="h2" variant="h6" className={styles.title}>
        <FormattedMessage id={title} />
      </Text>
      <ul className={styles.links} role="list">
        {profiles.map((profile) => (
          <li key={profile.network}>
            <IconLink {...profile} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to one profile; an unknown network shows a link icon instead of a logo. */
function IconLink({ network, url }: Profile) {
  const name = network.toLowerCase();
  const isKnown = isBrandName(name);

  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={isKnown ? brandTitles[name] : network}
      className={styles.link}
    >
      {isKnown ? <BrandIcon name={name} size={22} /> : <Icon path={mdiLink} size={22} />}
    </a>
  );
}

import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { GUIDES, paths } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import styles from './guide.module.css';

/** Lists the guides with what each is for. */
export function GuideList() {
  const localized = useLocalizedPath();

  return (
    <ul role="list" className={styles.list}>
      {GUIDES.map((guide) => (
        <li key={guide}>
          <TextLink to={localized(paths.guide(guide))}>
            <FormattedMessage id={`developers.guides.${guide}.title`} />
          </TextLink>
          <Text variant="body2" muted>
            <FormattedMessage id={`developers.guides.${guide}.lead`} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

import { mdiMenu } from '#src/components/icon-paths.generated.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Link } from '#src/components/link.tsx';
import { Text } from '#src/components/text.tsx';
import { GUIDES, paths, type Guide } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { DocsSearch } from '../search/docs-search.tsx';
import styles from './developers-frame.module.css';

type DevelopersFrameProps = {
  /** Guide that the page shows; absent on the page with the reference. */
  guide?: Guide;
  children: ReactNode;
};

/** Shows a page of the documentation beside its navigation, which is a menu above the page on narrow screens. */
export function DevelopersFrame({ guide, children }: DevelopersFrameProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'developers.guides.menu' });

  return (
    <Container className={styles.frame}>
      {/* Both forms are in the page, as the server doesn't know the width; styles hide one from everybody. */}
      <nav aria-label={label} className={styles.menu}>
        {/* The key closes the menu on the next page. */}
        <details key={guide ?? 'reference'}>
          <summary>
            <Icon path={mdiMenu} size={20} />
            {label}
          </summary>
          <Places guide={guide} />
        </details>
      </nav>
      <nav aria-label={label} className={styles.side}>
        <Places guide={guide} />
      </nav>
      <div className={styles.page}>
        <DocsSearch />
        {children}
      </div>
    </Container>
  );
}

function Places({ guide }: { guide: Guide | undefined }) {
  const localized = useLocalizedPath();

  return (
    <ul role="list" className={styles.places}>
      <li>
        <Place to={localized(paths.developers)} isCurrent={guide === undefined}>
          <FormattedMessage id="developers.guides.reference" />
        </Place>
      </li>
      <li>
        <Text as="span" variant="overline" muted className={styles.group}>
          <FormattedMessage id="developers.guides.title" />
        </Text>
        <ul role="list">
          {GUIDES.map((name) => (
            <li key={name}>
              <Place to={localized(paths.guide(name))} isCurrent={guide === name}>
                <FormattedMessage id={`developers.guides.${name}.title`} />
              </Place>
            </li>
          ))}
        </ul>
      </li>
      <li>
        {/* The explorer is a document of its own, with another policy. */}
        <a href={paths.explorer} className={styles.place}>
          <FormattedMessage id="developers.explorer.title" />
        </a>
      </li>
    </ul>
  );
}

type PlaceProps = { to: string; isCurrent: boolean; children: ReactNode };

function Place({ to, isCurrent, children }: PlaceProps) {
  return (
    <Link to={to} className={styles.place} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

import { mdiMagnify } from '#src/components/icon-paths.generated.ts';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Link } from '#src/components/link.tsx';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import type { Hit, SearchDocs } from './search-docs.ts';
import styles from './docs-search.module.css';

const log = createLogger('developers');
const loadSearch = async (): Promise<SearchDocs> =>
  loadAgain(async () => (await import('./search-docs.ts')).searchDocs, 'field');

/** Searches guides and reference in the reader's language; its code and index are loaded when the field is used. */
export function DocsSearch() {
  const intl = useIntl();
  const [asked, setAsked] = useState('');
  const [search, setSearch] = useState<SearchDocs>();
  const hits = search && asked.trim() !== '' ? search(asked, intl) : undefined;
  useHeardCount(hits?.length);

  function load() {
    if (search) return;
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      (error: unknown) => log.warn('The search could not be loaded.', { error }),
    );
  }

  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <Icon path={mdiMagnify} size={20} />
        <input
          type="search"
          autoComplete="off"
          aria-label={intl.formatMessage({ id: 'developers.search.label' })}
          placeholder={intl.formatMessage({ id: 'developers.search.label' })}
          value={asked}
          onFocus={load}
          onChange={({ target }) => {
            load();
            setAsked(target.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setAsked('');
          }}
        />
      </div>
      {hits && (
        <Hits
          hits={hits}
          onFollow={() => {
            setAsked('');
          }}
        />
      )}
    </search>
  );
}

/** Lets screen readers hear how much was found, once the visitor has stopped typing. */
function useHeardCount(count: number | undefined) {
  const intl = useIntl();
  const announce = useAnnounce();

  useEffect(() => {
    if (count === undefined) return;
    const timer = setTimeout(() => {
      announce(intl.formatMessage({ id: 'developers.search.found' }, { count }));
    }, 500);

    return () => {
      clearTimeout(timer);
    };
  }, [announce, count, intl]);
}

function Hits({ hits, onFollow }: { hits: readonly Hit[]; onFollow: () => void }) {
  const localized = useLocalizedPath();

  if (hits.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="developers.search.found" values={{ count: 0 }} />
      </p>
    );
  }
  return (
    <ul role="list" className={styles.hits}>
      {hits.map(({ to, title, text, isEnglish }) => {
        const language = isEnglish ? ({ lang: 'en', dir: 'ltr' } as const) : {};

        return (
          <li key={`${to} ${title}`}>
            <Link to={localized(to)} className={styles.hit} onClick={onFollow}>
              <bdi {...language} className={styles.title}>
                {title}
              </bdi>{' '}
              <bdi {...language} className={styles.text}>
                {text}
              </bdi>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

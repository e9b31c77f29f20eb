import { mdiMagnify } from '@mdi/js';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { DEFAULT_EXTENSION, readDomainQuery, type Extension } from '../domain-name.ts';
import { DomainField } from './domain-field.tsx';
import styles from './domain-search.module.css';

type DomainSearchProps = {
  /** Opens the portal's cart; replaced in tests. */
  navigate?: (url: string) => void;
};

const leaveFor = (url: string) => {
  window.location.assign(url);
};

/**
 * Renders the search field, which sends name and extension to the portal's cart, to register the domain or to transfer
 * it.
 */
export function DomainSearch({ navigate = leaveFor }: DomainSearchProps) {
  const { portal, name, setName, extension, setExtension, refusedName, send } = useDomainSearch(navigate);
  const { url, fields } = useSubmission();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('registerDomain');
  };

  return (
    <section aria-labelledby="domain-search-title" className={styles.place}>
      <Container>
        <form role="search" noValidate action={url} onSubmit={submit} className={styles.card}>
          {fields.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Invitation />
          <div className={styles.controls}>
            <DomainField
              name={name}
              onNameChange={setName}
              extension={extension}
              onExtensionChange={setExtension}
              isInvalid={refusedName !== null}
            />
            <Button type="submit" size="large" variant="contained" disabled={!portal}>
              <Icon path={mdiMagnify} size={22} className={styles.searchIcon} />
              <FormattedMessage id="domainSearch.search" />
            </Button>
            <Button
              size="large"
              variant="outlined"
              color="inherit"
              disabled={!portal}
              onClick={() => {
                send('transferDomain');
              }}
            >
              <FormattedMessage id="domainSearch.transfer" />
            </Button>
            <div id="domain-search-fault" role="alert" className={styles.fault}>
              {refusedName !== null && (
                <FormattedMessage id="domainSearch.invalid" values={{ name: refusedName }} />
              )}
            </div>
            {!portal && (
              <Text variant="body2" muted>
                <FormattedMessage id="domainSearch.noPortal" />
              </Text>
            )}
          </div>
        </form>
      </Container>
    </section>
  );
}

function Invitation() {
  return (
    <div>
      <Text id="domain-search-title" as="h2" variant="h3">
        <FormattedMessage id="domainSearch.title" />
      </Text>
      <Text variant="body2" muted className={styles.text}>
        <FormattedMessage id="domainSearch.text" />
      </Text>
    </div>
  );
}

/**
 * Returns URL and hidden fields of the form for browsers without scripts; the portal then gets the name as it was
 * typed.
 */
function useSubmission() {
  const portal = usePortal();
  const { locale } = useLocale();
  const target = portal && new URL(portal.registerDomain('', { locale }));

  return {
    url: target ? target.origin + target.pathname : undefined,
    fields: [...(target?.searchParams ?? [])].filter(([field]) => field !== 'query'),
  };
}

function useDomainSearch(navigate: (url: string) => void) {
  const portal = usePortal();
  const { locale } = useLocale();
  const [parameters] = useSearchParams();
  const [name, setName] = useState('');
  const [extension, setExtension] = useState<Extension>(DEFAULT_EXTENSION);
  const [refusedName, setRefusedName] = useState<string | null>(null);

  const send = (action: 'registerDomain' | 'transferDomain') => {
    const query = readDomainQuery(name, extension);
    setRefusedName(query.kind === 'invalid' ? query.name : null);
    if (query.kind !== 'domain' || !portal) return;
    navigate(portal[action](query.domain, { locale, currency: parameters.get('currency') }));
  };

  return { portal, name, setName, extension, setExtension, refusedName, send };
}

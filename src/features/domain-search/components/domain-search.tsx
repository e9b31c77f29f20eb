import { mdiMagnify } from '#src/components/icon-paths.generated.ts';
import { use, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Text } from '#src/components/text.tsx';
import { usePortal } from '#src/config/use-portal.ts';
import { useAlternatives, usePlaceKey } from '#src/lib/buying/by-choice.tsx';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { hasTatweel, readDomainQuery, toExtension } from '../../../../rules/domains/domain-name.ts';
import type { ToAscii } from '../../../../rules/domains/to-ascii.ts';
import { useDomainOffer } from '../domain-offer.ts';
import { ToAsciiContext } from '../to-ascii-context.ts';
import { DomainField } from './domain-field.tsx';
import { DomainPrices } from './domain-prices.tsx';
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
 * it. Sent before the scripts run, the form goes to the web server, which answers as `send` does.
 */
export function DomainSearch({ navigate = leaveFor }: DomainSearchProps) {
  const { portal, form, extensions, given, refusedName, isStretched, onType, send } =
    useDomainSearch(navigate);

  return (
    <section aria-labelledby="domain-search-title" className={styles.place}>
      <Container>
        <form
          ref={form}
          role="search"
          noValidate
          action="/domain-search"
          onSubmit={(event) => {
            event.preventDefault();
            send(orderOf(event));
          }}
          className={styles.card}
        >
          <HiddenFields />
          <Invitation />
          <div className={styles.controls}>
            <DomainField
              defaultName={given.name}
              extensions={extensions}
              defaultExtension={given.extension}
              isInvalid={refusedName !== null}
              onType={onType}
            />
            <SendButtons disabled={!portal} />
            <div className={styles.words}>
              <div id="domain-search-fault" role="alert" className={styles.fault}>
                {refusedName !== null && (
                  <FormattedMessage id={faultOf(refusedName)} values={{ name: refusedName }} />
                )}
              </div>
              <div role="status">{isStretched && <FormattedMessage id="domainSearch.tatweel" />}</div>
            </div>
            {!portal && (
              <Text variant="body2" muted>
                <FormattedMessage id="domainSearch.noPortal" />
              </Text>
            )}
          </div>
          <DomainPrices />
        </form>
      </Container>
    </section>
  );
}

/** Returns the text for a refused name; one with Arabic letters obeys further rules (RFC 5893, section 2). */
function faultOf(name: string) {
  return /\p{Script=Arabic}/u.test(name) ? 'domainSearch.invalidArabic' : 'domainSearch.invalid';
}

function SendButtons({ disabled }: { disabled: boolean }) {
  return (
    <>
      <Button
        type="submit"
        name="order"
        value="register"
        size="large"
        variant="contained"
        disabled={disabled}
      >
        <Icon path={mdiMagnify} size={22} className={styles.searchIcon} />
        <FormattedMessage id="domainSearch.search" />
      </Button>
      <Button
        type="submit"
        name="order"
        value="transfer"
        size="large"
        variant="outlined"
        color="inherit"
        disabled={disabled}
      >
        <FormattedMessage id="domainSearch.transfer" />
      </Button>
    </>
  );
}

/** Renders the visitor's choices, which the web server needs beside the name. */
function HiddenFields() {
  const { locale } = useLocale();
  const { currency } = useChoices();
  const key = usePlaceKey();
  const place = useAlternatives('value', (choices) => choices.currency, false);

  return (
    <>
      <input type="hidden" name="language" value={locale} />
      <input key={key} type="hidden" name="currency" value={currency ?? ''} {...place} />
    </>
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

type Order = 'registerDomain' | 'transferDomain';

function orderOf({ nativeEvent }: SubmitEvent): Order {
  const { submitter } = nativeEvent;

  return submitter instanceof HTMLButtonElement && submitter.value === 'transfer'
    ? 'transferDomain'
    : 'registerDomain';
}

type Given = { readonly name: string; readonly extension: string };

function useDomainSearch(navigate: (url: string) => void) {
  const portal = usePortal();
  const { locale } = useLocale();
  const [parameters] = useSearchParams();
  const { extensions } = useDomainOffer();
  const given = readGiven(parameters, extensions);
  const choices = useChoices();
  const toAscii = use(ToAsciiContext);
  const form = useRef<HTMLFormElement>(null);
  const [isStretched, setIsStretched] = useState(false);
  const refusedGiven = refusedNameOf(given, toAscii);
  const [refusedName, setRefusedName] = useState(refusedGiven);
  useRepeated(form, given, refusedGiven, setRefusedName);
  useEffect(() => {
    // The field may have been filled before the scripts ran.
    if (form.current !== null) setIsStretched(hasTatweel(fieldsOf(form.current).query.value));
  }, []);

  const send = (order: Order) => {
    if (form.current === null) return;
    const { query: field, extension, currency: kept } = fieldsOf(form.current);
    const query = readDomainQuery(field.value, toExtension(extension.value, extensions), toAscii);
    setRefusedName(query.kind === 'invalid' ? query.name : null);
    if (query.kind === 'empty') field.focus();
    if (query.kind !== 'domain' || !portal) return;
    navigate(portal[order](query.domain, { locale, currency: kept.dataset['filled'] ?? choices.currency }));
  };

  const onType = (text: string) => setIsStretched(hasTatweel(text));

  return { portal, form, extensions, given, refusedName, isStretched, onType, send };
}

/** Returns the name and the extension that the web server repeats in the URL of a page because it refused the name. */
function readGiven(parameters: URLSearchParams, extensions: readonly string[]): Given {
  return {
    name: parameters.get('domain') ?? '',
    extension: toExtension(parameters.get('extension') ?? '', extensions),
  };
}

function refusedNameOf({ name, extension }: Given, toAscii: ToAscii): string | null {
  const query = readDomainQuery(name, extension, toAscii);

  return query.kind === 'invalid' ? query.name : null;
}

/**
 * Fills the fields of a page that was drawn without the repeated name, and says why that is refused, unless something
 * else was typed meanwhile. React may have filled the field already, whose default is the name once it is known.
 */
function useRepeated(
  form: RefObject<HTMLFormElement | null>,
  given: Given,
  refusedGiven: string | null,
  setRefusedName: (name: string | null) => void,
) {
  const { name, extension } = given;
  useEffect(() => {
    if (name === '' || form.current === null) return;
    const fields = fieldsOf(form.current);
    if (!['', name].includes(fields.query.value)) return;
    fields.query.value = name;
    fields.extension.value = extension;
    setRefusedName(refusedGiven);
  }, [form, name, extension, refusedGiven, setRefusedName]);
}

function fieldsOf(form: HTMLFormElement) {
  return form.elements as HTMLFormControlsCollection & {
    readonly query: HTMLInputElement;
    readonly extension: HTMLSelectElement;
    /** Names a kept currency while the page is not hydrated (`choices-script.ts`). */
    readonly currency: HTMLInputElement;
  };
}

import { useState, type MouseEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Link } from '#src/components/link.tsx';
import { withStorage } from '#src/lib/storage/with-storage.ts';
import { currencyOfZone } from './currency-of-zone.ts';
import styles from '../components/pricing/buying-controls.module.css';

/** Key in local storage; any value means that the visitor wants no suggestion. */
const DISMISSED = 'currency-suggestion-dismissed';

type CurrencySuggestionProps = {
  /** Currencies that can be chosen, and the one in which the prices are shown. */
  currencies: readonly string[];
  shown: string;
  onChoose: (currency: string) => void;
  /** Field of the choice, which takes the focus when the suggestion goes. */
  field: RefObject<HTMLSelectElement | null>;
};

/** Suggests the currency of the visitor's country, if prices can be shown in it; the visitor may dismiss that for good. */
export function CurrencySuggestion({ currencies, shown, field, onChoose }: CurrencySuggestionProps) {
  const [isDismissed, setIsDismissed] = useState(
    () => withStorage(() => window.localStorage.getItem(DISMISSED)) !== null,
  );
  const currency = currencyOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (isDismissed || currency === null || currency === shown || !currencies.includes(currency)) return null;
  // The suggestion takes the focus away with it.
  const gone = (act: () => void) => () => {
    field.current?.focus();
    act();
  };

  return (
    <Suggestion
      currency={currency}
      onChoose={gone(() => onChoose(currency))}
      onDismiss={gone(() => {
        withStorage(() => window.localStorage.setItem(DISMISSED, 'true'));
        setIsDismissed(true);
      })}
    />
  );
}

type SuggestionProps = { currency: string; onChoose: () => void; onDismiss: () => void };

function Suggestion({ currency, onChoose, onDismiss }: SuggestionProps) {
  const intl = useIntl();
  const search = useSearchWith('currency', currency);
  const name = intl.formatDisplayName(currency, { type: 'currency' }) ?? currency;

  return (
    <div className={styles.suggestion}>
      <Link
        to={{ search: `?${search}` }}
        className={styles.suggestionLink}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onChoose();
        }}
      >
        <FormattedMessage id="plans.suggestion.show" values={{ currency: name }} />
      </Link>
      <button type="button" className={styles.suggestionDismiss} onClick={onDismiss}>
        <FormattedMessage id="plans.suggestion.dismiss" />
      </button>
    </div>
  );
}

function useSearchWith(name: string, value: string): URLSearchParams {
  const parameters = new URLSearchParams(useLocation().search);
  parameters.set(name, value);

  return parameters;
}

/** Whether a click opens a tab or window, or saves the link. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

import { useEffect } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { ByChoice } from '#src/lib/buying/by-choice.tsx';
import type { Choices } from '#src/lib/buying/choices.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { useDomainOffer } from '../domain-offer.ts';
import { lowestPrice, shownPrices, type OfferedExtension, type PriceName } from '../shown-prices.ts';
import styles from './domain-prices.module.css';

/** Prices that follow the price of registration. */
const LATER = ['renew_price', 'transfer_price'] as const;

type Shown = ReturnType<typeof shownPrices>;

const log = createLogger('domain-search');

/** Shows what each extension costs for a year; nothing if no price is stored. */
export function DomainPrices() {
  const intl = useIntl();
  const { currency } = useChoices();
  const { offer, error, loading, refetch } = useDomainOffer();
  useRecovery({ error, loading, refetch });

  useEffect(() => {
    if (error) log.warn('The prices of domains could not be read.', { error });
  }, [error]);

  const shown = shownPrices(offer, currency);
  if (shown.length === 0) return null;
  const { price, lowest } = placesOf(offer, intl);

  return (
    <div className={styles.prices}>
      <Text id="domain-prices-title" as="h3" variant="body2" muted>
        <FormattedMessage id="domainSearch.prices" />
      </Text>
      <ul aria-labelledby="domain-prices-title" role="list" tabIndex={0} className={styles.list}>
        {shown.map((row) => (
          <li key={row.extension} className={styles.price}>
            <span>
              <bdi className={styles.extension}>{row.extension}</bdi> {lowest(row.extension)}
            </span>
            {row.register_price && <b>{price(row.extension, 'register_price')}</b>}
            {LATER.filter((name) => row[name]).map((name) => (
              <span key={name}>
                <FormattedMessage
                  id={`domainSearch.${name}`}
                  values={{ price: price(row.extension, name) }}
                />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns what follows the choice of currency at an extension: a price, or the mark of the lowest one. */
function placesOf(offer: readonly OfferedExtension[], { formatMessage, locale }: IntlShape) {
  const byCurrency = (extension: string, write: (row: Shown[number], all: Shown) => string | null) => ({
    isByCycle: false,
    text: ({ currency }: Choices) => {
      const all = shownPrices(offer, currency);
      const row = all.find((each) => each.extension === extension);
      return row ? write(row, all) : null;
    },
  });

  return {
    price: (extension: string, name: PriceName) => (
      <ByChoice
        {...byCurrency(extension, ({ [name]: amount, currency }) =>
          amount ? formatMoney(readMoney(amount, currency), locale) : null,
        )}
      />
    ),
    lowest: (extension: string) => (
      <ByChoice
        className={styles.lowest}
        {...byCurrency(extension, ({ register_price }, all) =>
          register_price && register_price === lowestPrice(all)
            ? formatMessage({ id: 'domainSearch.lowest' })
            : '',
        )}
      />
    ),
  };
}

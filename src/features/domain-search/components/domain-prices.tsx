import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { usePublicQuery } from '#src/lib/public-data/use-public-query.ts';
import { EXTENSIONS } from '../../../../rules/domains/domain-name.ts';
import { lowestPrice, shownPrices } from '../shown-prices.ts';
import styles from './domain-prices.module.css';

const DomainPricesQuery = publicOperation(
  graphql(`
    query DomainPrices {
      domain_prices(order_by: [{ extension: asc }, { currency: asc }]) {
        id
        extension
        currency
        register_price
        transfer_price
        renew_price
      }
    }
  `),
);

/** Prices that follow the price of registration. */
const LATER = ['renew_price', 'transfer_price'] as const;

type ShownRow = { extension: string; currency: string; register_price?: string } & {
  [Name in (typeof LATER)[number]]?: string | null;
};

/** Rows that keep the place of the prices while these load, so that nothing below moves. */
const WITHOUT_PRICES = EXTENSIONS.map((extension) => ({ extension, currency: '' }));

const log = createLogger('domain-search');

/** Shows what each extension costs for a year; nothing if no price is stored. */
export function DomainPrices() {
  const { locale } = useIntl();
  const [parameters] = useSearchParams();
  const { data, error, loading, refetch } = usePublicQuery(DomainPricesQuery);
  useRecovery({ error, loading, refetch });

  useEffect(() => {
    if (error) log.warn('The prices of domains could not be read.', { error });
  }, [error]);

  const rows = data?.domain_prices ?? (loading ? WITHOUT_PRICES : []);
  const shown = shownPrices<ShownRow>(rows, parameters.get('currency')?.toUpperCase());
  if (shown.length === 0) return null;
  const lowest = lowestPrice(shown);
  const format = (amount: string, currency: string) => formatMoney(readMoney(amount, currency), locale);

  return (
    <div className={styles.prices}>
      <Text id="domain-prices-title" as="h3" variant="body2" muted>
        <FormattedMessage id="domainSearch.prices" />
      </Text>
      <ul aria-labelledby="domain-prices-title" role="list" className={styles.list}>
        {shown.map(({ extension, currency, register_price, ...later }) => (
          <li key={extension} className={styles.price}>
            <span>
              <bdi className={styles.extension}>{extension}</bdi>
              {register_price && register_price === lowest && (
                <>
                  {' '}
                  <span className={styles.lowest}>
                    <FormattedMessage id="domainSearch.lowest" />
                  </span>
                </>
              )}
            </span>
            {register_price && <b>{format(register_price, currency)}</b>}
            {LATER.map((name) => {
              const amount = later[name];
              return (
                amount && (
                  <span key={name}>
                    <FormattedMessage
                      id={`domainSearch.${name}`}
                      values={{ price: format(amount, currency) }}
                    />
                  </span>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

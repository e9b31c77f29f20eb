import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';
import { formatRate, type TaxMode } from '../../../rules/money/tax-rate.ts';
import { ByChoice } from './by-choice.tsx';
import type { Choices } from './choices.ts';

const TaxRatesQuery = publicOperation(
  graphql(`
    query TaxRates {
      tax_rates {
        currency
        rate
        mode
      }
    }
  `),
);

type TaxNoteProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'div' | 'p' | 'span';
  /** Returns the currency of the price by the visitor's choices, which a billing cycle does not change. */
  currencyAt: (choices: Choices) => string | null | undefined;
};

/** Says of a price what tax is in it, or comes on top; nothing while no rate is stored, empty for a currency without one. */
export function TaxNote({ currencyAt, ...attributes }: TaxNoteProps) {
  const { formatMessage, locale } = useIntl();
  const { data } = useLiveQuery(TaxRatesQuery);
  const rates = data?.tax_rates ?? [];
  if (rates.length === 0) return null;
  const textAt = (choices: Choices) => {
    const tax = rates.find(({ currency }) => currency === currencyAt(choices));
    return tax
      ? formatMessage({ id: `buying.${tax.mode as TaxMode}` }, { rate: formatRate(tax.rate, locale) })
      : '';
  };

  return <ByChoice {...attributes} isByCycle={false} text={textAt} />;
}

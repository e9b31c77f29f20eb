import { useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { formatLocaleOf } from '#src/config/locale.ts';
import { useValueText } from '#src/kit/admin/values/use-value-text.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { HistoryPeople, type HistoryDetails } from './history-documents.ts';
import { useHistoryWords } from './history-words-context.ts';
import { isAmount, namesPerson, wordFor } from './history-words.ts';

type ChangeValueProps = {
  column: string;
  /** All values of the change before it, or after it. */
  values: Readonly<Record<string, unknown>>;
  entry: HistoryDetails;
};

/** Shows one value of a change: in words where it has some, an amount with its currency, a person by the email. */
export function ChangeValue({ column, values, entry }: ChangeValueProps) {
  const valueText = useValueText();
  const words = useHistoryWords();
  const { table_name: table } = entry;
  const value = values[column];
  if (value === null || value === undefined || value === '') {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        <FormattedMessage id="history.value.empty" />
      </Typography>
    );
  }
  if (namesPerson(column)) return <Person id={String(value)} />;
  if (isAmount(table, column)) return <Amount amount={value} currency={currencyOf(values, entry)} />;
  const shown = (one: unknown) => {
    const word = wordFor(words, table, column, one);
    return word ? <FormattedMessage id={word} /> : valueText(one);
  };
  if (Array.isArray(value)) return value.map((item, at) => <div key={at}>{shown(item)}</div>);

  return shown(value);
}

/** Shows the email of a person; a person that the identity server no longer knows has none. */
function Person({ id }: { id: string }) {
  const { data } = useQuery(HistoryPeople);
  const person = data?.people.find(({ user_id }) => user_id === id);
  if (person) return <bdi>{person.email}</bdi>;
  if (!data) return null;

  return <FormattedMessage id={id === 'system' ? 'history.actor.system' : 'history.actor.gone'} />;
}

/** Shows an amount of money; a record that is gone may have no known currency. */
function Amount({ amount, currency }: { amount: unknown; currency: string | null }) {
  const { locale } = useLocale();
  if (currency === null) return String(amount);

  return <bdi>{formatMoney(readMoney(String(amount), currency), formatLocaleOf(locale))}</bdi>;
}

/** Returns the currency of a change's amounts: the one that it holds, or else the one that the record has now. */
function currencyOf(
  values: Readonly<Record<string, unknown>>,
  { pricing_plan: plan, domain_price: price }: HistoryDetails,
): string | null {
  const { currency = plan?.currency ?? price?.currency } = values;

  return typeof currency === 'string' ? currency : null;
}

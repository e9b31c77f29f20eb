import { useIntl } from 'react-intl';
import { CURRENCIES } from '#rules/money/currencies.ts';

/** Returns the currencies that can be added to a table of prices, which has some already. */
export function useCurrencyOptions(used: readonly string[]): { value: string; text: string }[] {
  const intl = useIntl();

  return CURRENCIES.filter((code) => !used.includes(code)).map((code) => ({
    value: code,
    text: `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? ''}`,
  }));
}

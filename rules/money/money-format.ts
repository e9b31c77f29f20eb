/**
 * Creates the format of a currency's amounts with a number of decimal places. The sign is CLDR's `symbol`: the narrow one
 * is $ for four of our currencies, and ¥ and £ for two each, so that unequal prices would look equal.
 */
export function moneyFormat(locale: string, currency: string, places: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

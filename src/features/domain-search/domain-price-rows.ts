/** Order of the prices of domains, which no two rows share. */
export const DOMAIN_PRICE_ORDER = [{ currency: 'asc' }, { id: 'asc' }] as const;

/** Texts for the constraints (hasura/migrations) of a price that is saved. */
export const domainPriceErrors = {
  domain_prices_extension_currency_unique: 'domainPrices.errors.exists',
  domain_prices_extension_known: 'domainPrices.form.extensionRequired',
  domain_prices_currency_known: 'domainPrices.form.currencyRequired',
  domain_prices_price_range: 'domainPrices.form.priceNegative',
  domain_prices_price_exponent: 'domainPrices.errors.priceDecimals',
} as const;

import type { Row } from './webhook-rules.ts';

export const DOMAINS_VALID: Record<string, Row> = {
  domain_extensions: { extension: '.com.sa' },
  domain_prices: { extension: '.com', register_price: '12.99' },
};

export const DOMAINS_REFUSED: Record<string, Row[]> = {
  domain_extensions_extension_public: [
    ...[
      { extension: 'com' },
      { extension: '.com.' },
      { extension: '.COM' },
      { extension: '' },
      { extension: '.' },
    ],
    ...[{ extension: '.hostfront' }, { extension: '.salma.com' }, { extension: '.xn--mgberp4a5d4ar' }],
    ...[{ extension: '.www.ck' }, { extension: '.a.b.ck' }],
  ],
  domain_prices_currency_known: [{ currency: 'usd' }, { currency: '' }],
  domain_prices_price_range: [
    { register_price: '-0.01' },
    { transfer_price: 'NaN' },
    { renew_price: '1000000000' },
  ],
  domain_prices_price_exponent: [
    { register_price: '9.999' },
    { transfer_price: '100.5', currency: 'JPY' },
    { renew_price: '1.2345', currency: 'KWD' },
  ],
};

/** Changes to the valid row that the rules must accept. */
export const DOMAINS_ALLOWED: [table: string, Row][] = [
  ...['.sa', '.السعودية', '.co.ck', '.app', '.com.au'].map((extension): [string, Row] => [
    'domain_extensions',
    { extension, is_shown: false },
  ]),
  ['domain_prices', { register_price: '0', transfer_price: null, renew_price: '15' }],
  ['domain_prices', { register_price: '3.950', currency: 'KWD', extension: '.biz' }],
];

import type { Row } from './webhook-rules.ts';

export const TAXES_VALID: Record<string, Row> = {
  tax_rates: { currency: 'SAR', rate: '15', mode: 'included' },
};

export const TAXES_REFUSED: Record<string, Row[]> = {
  tax_rates_currency_known: [{ currency: 'sar' }, { currency: '' }],
  tax_rates_rate_range: [{ rate: '0' }, { rate: '-5' }, { rate: '100.001' }, { rate: 'NaN' }],
  tax_rates_rate_decimals: [{ rate: '9.9755' }, { rate: '0.0001' }],
  tax_rates_mode_known: [{ mode: '' }, { mode: 'both' }],
};

/** Changes to the valid row that the rules must accept. */
export const TAXES_ALLOWED: [table: string, Row][] = [
  ['tax_rates', { rate: '9.9750', currency: 'CAD', mode: 'added' }],
  ['tax_rates', { rate: '100' }],
];

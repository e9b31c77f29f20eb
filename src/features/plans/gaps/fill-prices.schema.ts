import { object, string } from 'yup';
import { readRate } from './rate.ts';

/** Values of the form that fills prices; `rate` is what one unit of `base` is in `target`. */
export const fillPricesSchema = object({
  target: string().required(() => ({ id: 'plans.gaps.targetRequired' })),
  base: string().test(
    'other',
    () => ({ id: 'plans.gaps.baseSame' }),
    (base, { parent }) => base !== (parent as { target?: string }).target,
  ),
  rate: string().test(
    'rate',
    () => ({ id: 'plans.gaps.rateInvalid' }),
    (rate = '') => readRate(rate) !== null,
  ),
});

export type FillPricesValues = { target: string; base: string; rate: string };

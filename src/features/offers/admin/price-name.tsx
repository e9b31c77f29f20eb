import { FormattedMessage } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { NamedPrice } from './use-prices.ts';

/** Names a price by its plan, period and currency. */
export function PriceName({ price: { name, name_ar, currency, period, period_ar } }: { price: NamedPrice }) {
  const { locale } = useLocale();
  const inArabic = locale === 'ar';

  return (
    <FormattedMessage
      id="offers.price"
      values={{
        plan: (inArabic && name_ar) || name,
        period: (inArabic && period_ar) || period,
        currency,
      }}
    />
  );
}

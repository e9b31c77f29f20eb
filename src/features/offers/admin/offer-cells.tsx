import { FormattedDateTimeRange, FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { AdminOffer } from '../offer-documents.generated.ts';
import { PriceName } from './price-name.tsx';

type Cell = { offer: AdminOffer };

export function OfferedPlan({ offer: { plan, currency } }: Cell) {
  // A plan that was deleted takes its offers along, but a list may still show one.
  return plan ? <PriceName price={plan} /> : <bdi>{currency}</bdi>;
}

export function OfferPrice({ offer: { price, currency } }: Cell) {
  return formatMoney(readMoney(price, currency), useIntl().locale);
}

/** Shows from when until when, in the reader's time zone. */
export function OfferTimes({ offer: { starts_at, ends_at } }: Cell) {
  return <FormattedDateTimeRange from={new Date(starts_at)} to={new Date(ends_at)} {...SCHEDULE_FORMAT} />;
}

export function OfferStatus({ offer: { starts_at, ends_at } }: Cell) {
  const now = new Date(useNow());
  if (new Date(ends_at) <= now)
    return (
      <QuietStatus tone="off">
        <FormattedMessage id="offers.tab.over" />
      </QuietStatus>
    );
  const isRunning = new Date(starts_at) <= now;

  return (
    <QuietStatus tone={isRunning ? 'good' : 'waiting'}>
      <FormattedMessage id={isRunning ? 'offers.tab.running' : 'offers.tab.coming'} />
    </QuietStatus>
  );
}

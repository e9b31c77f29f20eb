import type { FragmentType } from '@apollo/client/masking';
import { useIntl, type IntlShape } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { OfferLines_PlanFragment } from '#src/gql/graphql.ts';
import { ByChoice } from '#src/lib/buying/by-choice.tsx';
import type { Choices } from '#src/lib/buying/choices.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { offerTexts } from './offer-texts.ts';
import styles from './offer-lines.module.css';

const OfferLinesFragment = publicFragment(
  graphql(`
    fragment OfferLines_plan on pricing_plans {
      id
      currency
      period
      in_force {
        price
        lowest_before
        words
        words_ar
        ends_at
        ends_at_zone
      }
    }
  `),
);

type OfferLinesProps = {
  /** Returns the plan's row by the visitor's choices. */
  rowAt: (choices: Choices) => FragmentType<OfferLines_PlanFragment>;
  /** True in a table, which shows the price before here. */
  isCompared?: boolean;
};

/**
 * Says of an offer what it is called, how much less it costs, until when, and in small print the lowest price of the 30
 * days before it, from which the percentage is computed (directive 98/6/EC, article 6a; C-330/23).
 */
export function OfferLines(props: OfferLinesProps) {
  return (
    <AddedTexts texts={offerTexts}>
      <Lines {...props} />
    </AddedTexts>
  );
}

function Lines({ rowAt, isCompared = false }: OfferLinesProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const textsAt = (choices: Choices) =>
    textsOf(readFragment(OfferLinesFragment, rowAt(choices)), intl, locale);

  return (
    <>
      {isCompared && (
        <div className={styles.small}>
          <ByChoice as="s" aria-hidden="true" text={(choices) => textsAt(choices).before} />
          <VisuallyHidden>
            <ByChoice text={(choices) => textsAt(choices).insteadOf} />
          </VisuallyHidden>
        </div>
      )}
      <ByChoice as="p" className={styles.offer} text={(choices) => textsAt(choices).offer} />
      <ByChoice as="p" className={styles.small} text={(choices) => textsAt(choices).lowest} />
    </>
  );
}

const NO_TEXTS = { offer: '', lowest: '', before: '', insteadOf: '' };

function textsOf(
  { currency, period, in_force }: OfferLines_PlanFragment,
  intl: IntlShape,
  locale: 'en' | 'ar',
) {
  if (!in_force?.ends_at) return NO_TEXTS;
  const { price, lowest_before, ends_at, ends_at_zone } = in_force;
  const words = (locale === 'ar' && in_force.words_ar) || in_force.words || '';
  const lowest = lowest_before ? readMoney(lowest_before, currency) : null;
  const percent = lowest
    ? Number(((lowest.minorUnits - readMoney(price, currency).minorUnits) * 100n) / lowest.minorUnits)
    : 0;
  const before = lowest ? formatMoney(lowest, intl.locale) : '';

  return {
    offer: intl.formatMessage(
      { id: 'plans.offer.line' },
      {
        words,
        named: words ? 'yes' : 'no',
        percent: intl.formatNumber(percent / 100, { style: 'percent' }),
        reduced: percent > 0 ? 'yes' : 'no',
        until: untilText(ends_at, ends_at_zone, intl),
      },
    ),
    lowest: before && intl.formatMessage({ id: 'plans.offer.lowest' }, { price: before, period }),
    before,
    insteadOf: before && intl.formatMessage({ id: 'plans.card.insteadOf' }, { price: before }),
  };
}

const MOMENT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Returns the moment in the zone in which it was chosen, in UTC if that is not known, so that every page says the same. */
function untilText(moment: string, zone: string | null | undefined, { locale }: IntlShape): string {
  const text = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone }).format(new Date(moment));
  try {
    return text(zone ?? 'UTC');
  } catch {
    // A program may have stored a zone that this browser does not know.
    return text('UTC');
  }
}

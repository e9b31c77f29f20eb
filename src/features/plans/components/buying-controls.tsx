import { mdiMenuDown } from '@mdi/js';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { currenciesOf, savingOf, type Cycle, type Offer, type PlanRow } from '../offers.ts';
import styles from './buying-controls.module.css';
import { Segment, Segments } from './segments.tsx';
import type { BuyingChoices } from './use-buying-choices.ts';

type BuyingControlsProps = { offers: Offer<PlanRow>[]; choices: BuyingChoices };

/** Shows the monthly/annual switch if a plan has a yearly price, and the choice of currency if there are several. */
export function BuyingControls({ offers, choices }: BuyingControlsProps) {
  const currencies = currenciesOf(offers.flatMap(({ rows }) => rows));
  const hasBothCycles = offers.some(({ rows }) => rows.some(({ period }) => period === 'yr'));

  return (
    <div className={styles.controls}>
      {hasBothCycles && <CycleSwitch offers={offers} choices={choices} />}
      {currencies.length > 1 && <CurrencyChoice currencies={currencies} choices={choices} />}
    </div>
  );
}

function CycleSwitch({ offers, choices }: BuyingControlsProps) {
  const intl = useIntl();
  const { currency } = choices;
  const savings = offers.map((offer) => savingOf(offer, currency ?? offer.lead.currency)?.wholePercent ?? 0);
  const most = Math.max(...savings);

  return (
    <Segments label={intl.formatMessage({ id: 'plans.cycle.label' })}>
      <CycleSegment cycle="mo" choices={choices}>
        <FormattedMessage id="plans.cycle.monthly" />
      </CycleSegment>
      <CycleSegment cycle="yr" choices={choices}>
        <FormattedMessage id="plans.cycle.annual" />
        {most > 0 && (
          <span className={styles.pill}>
            <FormattedMessage
              id="plans.cycle.upTo"
              values={{ percent: intl.formatNumber(most / 100, { style: 'percent' }) }}
            />
          </span>
        )}
      </CycleSegment>
    </Segments>
  );
}

type CycleSegmentProps = { cycle: Cycle; choices: BuyingChoices; children: ReactNode };

function CycleSegment({ cycle, choices, children }: CycleSegmentProps) {
  return (
    <Segment
      isChosen={choices.cycle === cycle}
      onChoose={() => {
        choices.chooseCycle(cycle);
      }}
    >
      {children}
    </Segment>
  );
}

type CurrencyChoiceProps = { currencies: string[]; choices: BuyingChoices };

function CurrencyChoice({ currencies, choices: { currency, chooseCurrency } }: CurrencyChoiceProps) {
  const intl = useIntl();
  const chosen = currency !== null && currencies.includes(currency) ? currency : currencies[0];
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The visitor may have chosen before React took the field over, when no event was heard.
    const early = field.current?.value;
    if (early !== undefined && early !== chosen) chooseCurrency(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <label className={styles.currency}>
      <FormattedMessage id="plans.currency.label" />
      <span className={styles.currencyField}>
        <select
          ref={field}
          value={chosen}
          onChange={(event) => {
            chooseCurrency(event.target.value);
          }}
          className={styles.currencySelect}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {intl.formatDisplayName(code, { type: 'currency' }) ?? code} ({code})
            </option>
          ))}
        </select>
        <Icon path={mdiMenuDown} className={styles.currencyArrow} />
      </span>
    </label>
  );
}

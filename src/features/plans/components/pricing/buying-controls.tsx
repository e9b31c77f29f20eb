import { mdiMenuDown } from '#src/components/icon-paths.generated.ts';
import { Suspense, use, useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { ByChoice, useAlternatives, usePlaceKey } from '#src/lib/buying/by-choice.tsx';
import type { Cycle } from '#src/lib/buying/choices.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { AsDrawnContext } from '#src/lib/loading/as-drawn.ts';
import { lazyExtra } from '#src/lib/loading/lazy-part.tsx';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { cyclesOf } from '../../group-offers.ts';
import { completeCurrencies, savingOf, type Offer, type PlanRow } from '../../offers.ts';
import styles from './buying-controls.module.css';
import { Segment, Segments } from './segments.tsx';
import type { BuyingChoices } from './use-buying-choices.ts';

/** Suggests a currency; it loads once the page is idle, so the first screen has nothing of it. */
const CurrencySuggestion = lazyExtra(async () => {
  await new Promise<void>(whenIdle);
  return (await import('../../suggestion/currency-suggestion.tsx')).CurrencySuggestion;
});

type BuyingControlsProps = { offers: Offer<PlanRow>[]; choices: BuyingChoices };

/**
 * Shows the switch among the billing cycles of the plans if there are several, and the choice among the currencies in
 * which all plans have their prices.
 */
export function BuyingControls({ offers, choices }: BuyingControlsProps) {
  const currencies = completeCurrencies(offers);
  const isAsDrawn = use(AsDrawnContext);
  const shown = choices.currency ?? offers[0]?.mainRow.currency ?? '';
  const cycles = cyclesOf(offers.flatMap(({ rows }) => rows));

  return (
    <div className={styles.controls}>
      {cycles.length > 1 && <CycleSwitch cycles={cycles} offers={offers} choices={choices} />}
      {currencies.some((code) => code !== shown) && (
        <CurrencyChoice
          currencies={currencies}
          chosen={currencies.includes(shown) ? shown : ''}
          isOpen={choices.currency === null && !isAsDrawn}
          onChoose={choices.chooseCurrency}
        />
      )}
    </div>
  );
}

type CycleSwitchProps = BuyingControlsProps & { cycles: readonly Cycle[] };

function CycleSwitch({ cycles, offers, choices }: CycleSwitchProps) {
  const intl = useIntl();
  const savedIn = (cycle: Cycle, currency: string | null) =>
    Math.max(
      ...offers.map((offer) => savingOf(offer, currency ?? offer.mainRow.currency, cycle)?.wholePercent ?? 0),
    );
  /** Returns the words at the cycle that saves most, of equal ones the shortest; null at all others. */
  const upTo = (cycle: Cycle, currency: string | null) => {
    const most = Math.max(...cycles.map((other) => savedIn(other, currency)));
    if (most === 0 || cycles.find((other) => savedIn(other, currency) === most) !== cycle) return null;
    const percent = intl.formatNumber(most / 100, { style: 'percent' });
    return intl.formatMessage({ id: 'plans.cycle.upTo' }, { percent });
  };

  return (
    <Segments label={intl.formatMessage({ id: 'plans.cycle.label' })}>
      {cycles.map((cycle) => (
        <CycleSegment key={cycle} cycle={cycle} cycles={cycles} choices={choices}>
          <FormattedMessage id="plans.cycle.name" values={{ cycle }} />
          {upTo(cycle, choices.currency) !== null && (
            <ByChoice
              isByCycle={false}
              className={styles.pill}
              text={({ currency }) => upTo(cycle, currency)}
            />
          )}
        </CycleSegment>
      ))}
    </Segments>
  );
}

type CycleSegmentProps = {
  cycle: Cycle;
  cycles: readonly Cycle[];
  choices: BuyingChoices;
  children: ReactNode;
};

function CycleSegment({ cycle, cycles, choices, children }: CycleSegmentProps) {
  // Months are shown where the chosen cycle is not on offer.
  const isShown = (chosen: Cycle) => (cycles.includes(chosen) ? chosen : 'mo') === cycle;

  return (
    <Segment
      key={usePlaceKey()}
      place={useAlternatives('aria-pressed', (chosen) => String(isShown(chosen.cycle)))}
      isChosen={isShown(choices.cycle)}
      onChoose={() => {
        choices.chooseCycle(cycle);
      }}
    >
      {children}
    </Segment>
  );
}

type CurrencyChoiceProps = {
  currencies: string[];
  /** Currency of the prices on the page; empty if not all plans have it. */
  chosen: string;
  /** True while the visitor has not chosen. */
  isOpen: boolean;
  onChoose: (currency: string) => void;
};

function CurrencyChoice({ currencies, chosen, isOpen, onChoose }: CurrencyChoiceProps) {
  const intl = useIntl();
  const field = useRef<HTMLSelectElement>(null);
  const key = usePlaceKey();
  const place = useAlternatives(
    'value',
    ({ currency }) => (currency && currencies.includes(currency) ? currency : null),
    false,
  );
  // False on the server, which draws the page for all countries.
  const isOnScreen = useMediaQuery('screen');
  useEffect(() => {
    // The visitor may have chosen before React took the field over, when no event was heard.
    const early = field.current?.value;
    // A kept choice is in the field by then (`choices-script.ts`).
    const before = field.current?.dataset['filled'] ?? chosen;
    if (early !== undefined && early !== before) onChoose(early);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <label className={styles.currency}>
        <FormattedMessage id="plans.currency.label" />
        <span className={styles.currencyField}>
          <select
            key={key}
            ref={field}
            {...place}
            value={chosen}
            onChange={(event) => {
              onChoose(event.target.value);
            }}
            className={styles.currencySelect}
          >
            {chosen === '' && <option value="" hidden />}
            {currencies.map((code) => (
              <option key={code} value={code}>
                {intl.formatDisplayName(code, { type: 'currency' }) ?? code} ({code})
              </option>
            ))}
          </select>
          <Icon path={mdiMenuDown} className={styles.currencyArrow} />
        </span>
      </label>
      {isOpen && isOnScreen && (
        <Suspense>
          <CurrencySuggestion currencies={currencies} shown={chosen} field={field} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}

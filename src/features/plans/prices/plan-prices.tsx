import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { AddMenu } from '#src/kit/admin/prices/add-menu.tsx';
import type { PriceChange, TypedPrices } from '#src/kit/admin/prices/price-cells.ts';
import { PriceTable, type SavedCells } from '#src/kit/admin/prices/price-table.tsx';
import { priceTexts } from '#src/kit/admin/prices/price-texts.ts';
import { useCurrencyOptions } from '#src/kit/admin/prices/use-currency-options.ts';
import { useSavingRows } from '#src/kit/admin/prices/use-saving-rows.ts';
import type { OpenedSetProps } from '#src/kit/admin/table/set-tables.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { idOfPrice } from '../gaps/id-of-price.ts';
import { CYCLES, formatPrice } from '../offers.ts';
import { PlansChanged, PlansList, plansTable, type AdminPlan } from '../plan-documents.generated.ts';
import { planErrors, PLAN_ORDER } from '../plan-rows.ts';
import { addedBy, cellKey, currenciesOf, linesOf, periodsOf, placeOf, pricesFor } from './plan-lines.ts';
import { planWrites } from './plan-writes.ts';
import { SavePlanPrices } from './price-documents.ts';
import { useTakenIds } from './use-price-ids.ts';

type PlanPricesProps = OpenedSetProps<AdminPlan>;

/** Table of a plan's prices, currency × period, which are edited in place. */
export function PlanPrices(props: PlanPricesProps) {
  return (
    <AddedTexts texts={priceTexts}>
      <Prices {...props} />
    </AddedTexts>
  );
}

function Prices({ row, rows: known, store }: PlanPricesProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { rows, refresh } = useAllPrices(row, known);
  const [added, setAdded] = useState(() =>
    addedBy([...((store.read() as TypedPrices | undefined)?.keys() ?? [])]),
  );
  const [newest, setNewest] = useState<string>();
  const periodText = usePeriodText(rows);
  const { isSaving, save } = useSaving(row, rows, refresh);
  const periods = periodsOf(rows, added.periods);
  const currencies = currenciesOf(rows, added.currencies);
  const currencyOptions = useCurrencyOptions(currencies);
  const nameCell = (period: string, currency: string) =>
    intl.formatMessage({ id: 'prices.cell' }, { column: periodText(period), currency });

  return (
    <PriceTable
      label={intl.formatMessage({ id: 'plans.list.open' }, { record: usePlanName(row) })}
      heads={periods.map((period) => ({ key: period, text: <bdi>{periodText(period)}</bdi> }))}
      lines={linesOf(rows, added, nameCell)}
      store={store}
      isSaving={isSaving}
      onSave={save}
      newest={newest}
    >
      <AddMenu
        label={<FormattedMessage id="prices.addCurrency" />}
        options={currencyOptions}
        onChoose={(currency) => {
          setAdded({ ...added, currencies: [...added.currencies, currency] });
          setNewest(cellKey({ period: periods[0] ?? '', currency, place: 0 }));
        }}
      />
      <AddMenu
        label={<FormattedMessage id="prices.addPeriod" />}
        options={CYCLES.filter((cycle) => !periods.includes(cycle)).map((cycle) => ({
          value: cycle,
          text: periodText(cycle),
        }))}
        onChoose={(period) => {
          setAdded({ ...added, periods: [...added.periods, period] });
          setNewest(cellKey({ period, currency: currencies[0] ?? '', place: 0 }));
        }}
      />
      <AddMenu
        label={<FormattedMessage id="plans.list.addOffer" />}
        options={rows.map(({ id, period, currency }) => ({ value: id, text: nameCell(period, currency) }))}
        onChoose={(plan) => void navigate(`?${new URLSearchParams({ part: 'offers', plan, record: 'new' })}`)}
      />
    </PriceTable>
  );
}

/** Reads all prices of a plan, live: a filter of the list may hide some. Until they are there, those of the list are shown. */
function useAllPrices(row: AdminPlan, known: readonly AdminPlan[]) {
  const [{ category, name }] = useState(row);
  const { data, refresh } = useLiveQuery(
    PlansList,
    {
      where: { category: { _eq: category }, name: { _eq: name } },
      order_by: [...PLAN_ORDER],
      limit: ALL,
      offset: 0,
    },
    PlansChanged,
  );

  return { rows: data?.rows ?? known, refresh };
}

/** More prices than a plan has: 32 currencies in a few periods. */
const ALL = 500;

function usePlanName({ name, name_ar }: AdminPlan): string {
  const { locale } = useLocale();

  return (locale === 'ar' && name_ar) || name;
}

/** Returns the function that names a period in the language of the page. */
function usePeriodText(rows: readonly AdminPlan[]): (period: string) => string {
  const intl = useIntl();
  const { locale } = useLocale();

  return (period) => {
    const own = locale === 'ar' && rows.find((row) => row.period === period)?.period_ar;
    return own || intl.formatMessage({ id: 'plans.list.period' }, { period });
  };
}

/** Returns the function that saves changed prices; it asks before any is deleted. */
function useSaving(row: AdminPlan, rows: readonly AdminPlan[], refresh: () => Promise<void>) {
  const takenIds = useTakenIds();
  const question = useQuestion(rows);
  const { isSaving, save } = useSavingRows({
    table: plansTable.table,
    document: SavePlanPrices,
    amounts: ['price'],
    errors: planErrors,
    around: 'plans.toast.saveFailed',
    refresh,
  });

  return {
    isSaving,
    save: async (changes: readonly PriceChange[]): Promise<SavedCells> => {
      const gone = changes.filter(({ after }) => after === null);
      if (gone.length > 0 && !window.confirm(question(gone))) return null;
      const made = changes.filter(({ cell }) => cell.stored === null);
      const taken = await takenIds(
        row,
        made.map(({ cell }) => cell.key),
      );
      const writes = planWrites(rows, changes, (price) => idOfPrice(price, taken));
      const isWhole = gone.length === changes.length && gone.length === rows.length;
      return save(writes, isWhole ? 'plans.toast.deleted' : 'plans.toast.updated');
    },
  };
}

/** Returns the function that writes the browser's question before prices are deleted. */
function useQuestion(rows: readonly AdminPlan[]): (gone: readonly PriceChange[]) => string {
  const intl = useIntl();
  const { locale } = useLocale();

  return (gone) => {
    const question = intl.formatMessage({ id: 'plans.delete.text' });
    if (gone.length === rows.length) return question;
    const prices = gone.flatMap(({ cell: { key } }) => {
      const { place, ...where } = placeOf(key);
      const price = pricesFor(rows, where)[place];
      if (!price) return [];
      const period = (locale === 'ar' && price.period_ar) || price.period;
      return intl.formatMessage(
        { id: 'plans.list.words' },
        { price: formatPrice(price, intl.locale), period },
      );
    });
    const list = intl.formatList(prices, { type: 'unit' });

    return `${question}\n\n${intl.formatMessage({ id: 'prices.confirmed' }, { count: gone.length, list })}`;
  };
}

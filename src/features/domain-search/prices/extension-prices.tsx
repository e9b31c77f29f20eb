import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { AddMenu } from '#src/kit/admin/prices/add-menu.tsx';
import type { PriceChange, TypedPrices } from '#src/kit/admin/prices/price-cells.ts';
import { PriceTable, type SavedCells } from '#src/kit/admin/prices/price-table.tsx';
import { priceTexts } from '#src/kit/admin/prices/price-texts.ts';
import { useCurrencyOptions } from '#src/kit/admin/prices/use-currency-options.ts';
import { useSavingRows } from '#src/kit/admin/prices/use-saving-rows.ts';
import type { OpenedSetProps } from '#src/kit/admin/table/set-tables.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { randomUuid } from '#src/lib/random-uuid.ts';
import { CURRENCIES } from '#rules/money/currencies.ts';
import {
  DomainPricesChanged,
  DomainPricesList,
  type AdminDomainPrice,
  domainPricesTable,
} from '../domain-price-documents.generated.ts';
import { domainPriceErrors, DOMAIN_PRICE_ORDER } from '../domain-price-rows.ts';
import { domainPriceFields } from '../domain-price-fields.ts';
import {
  AMOUNTS,
  cellKey,
  currenciesOf,
  extensionLines,
  extensionWrites,
  type Amount,
} from './extension-lines.ts';
import { SaveDomainPrices } from './price-documents.ts';

type ExtensionPricesProps = OpenedSetProps<AdminDomainPrice>;

/** Table of an extension's prices, currency × kind, which are edited in place. */
export function ExtensionPrices(props: ExtensionPricesProps) {
  return (
    <AddedTexts texts={priceTexts}>
      <Prices {...props} />
    </AddedTexts>
  );
}

function Prices({ row: { extension }, rows: known, store }: ExtensionPricesProps) {
  const intl = useIntl();
  const { rows, refresh } = useAllPrices(extension, known);
  const [added, setAdded] = useState(() =>
    currenciesOf([...((store.read() as TypedPrices | undefined)?.keys() ?? [])]),
  );
  const [newest, setNewest] = useState<string>();
  const { isSaving, save } = useSaving({ extension, rows }, refresh);
  const currencyOptions = useCurrencyOptions([...rows.map(({ currency }) => currency), ...added]);
  const textOf = (amount: Amount) => intl.formatMessage({ id: domainPriceFields.labels[amount] });
  const nameCell = (amount: Amount, currency: string) =>
    intl.formatMessage({ id: 'prices.cell' }, { column: textOf(amount), currency });

  return (
    <PriceTable
      label={intl.formatMessage({ id: 'domainPrices.list.open' }, { record: extension })}
      heads={AMOUNTS.map((amount) => ({ key: amount, text: textOf(amount) }))}
      lines={extensionLines(rows, added, nameCell)}
      store={store}
      isSaving={isSaving}
      onSave={save}
      newest={newest}
    >
      <AddMenu
        label={<FormattedMessage id="prices.addCurrency" />}
        options={currencyOptions}
        onChoose={(currency) => {
          setAdded([...added, currency]);
          setNewest(cellKey(currency, 'register_price'));
        }}
      />
    </PriceTable>
  );
}

/** Reads all prices of an extension, live: a filter of the list may hide some. */
function useAllPrices(extension: string, known: readonly AdminDomainPrice[]) {
  const { data, refresh } = useLiveQuery(
    DomainPricesList,
    {
      where: { extension: { _eq: extension } },
      order_by: [...DOMAIN_PRICE_ORDER],
      limit: CURRENCIES.length,
      offset: 0,
    },
    DomainPricesChanged,
  );

  return { rows: data?.rows ?? known, refresh };
}

type Of = { extension: string; rows: readonly AdminDomainPrice[] };

/** Returns the function that saves changed prices; it asks before all those of a currency are deleted. */
function useSaving(of: Of, refresh: () => Promise<void>) {
  const intl = useIntl();
  const { isSaving, save } = useSavingRows({
    table: domainPricesTable.table,
    document: SaveDomainPrices,
    amounts: AMOUNTS,
    errors: domainPriceErrors,
    around: undefined,
    refresh,
  });

  function question(currencies: readonly string[]): string {
    const list = intl.formatList(currencies, { type: 'unit' });
    return intl.formatMessage({ id: 'domainPrices.delete.text' }, { record: of.extension, list });
  }

  return {
    isSaving,
    save: async (changes: readonly PriceChange[]): Promise<SavedCells> => {
      const writes = extensionWrites(of, changes, randomUuid);
      const gone = writes.flatMap(({ before, after }) =>
        before && !after ? [String(before['currency'])] : [],
      );
      if (gone.length > 0 && !window.confirm(question(gone))) return null;
      return save(writes, 'domainPrices.toast.updated');
    },
  };
}

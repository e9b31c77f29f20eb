import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminColumn, AdminFilter, AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { RecordTable } from '#src/kit/admin/table/record-table.tsx';
import { SetSize, setTables, SetToggle } from '#src/kit/admin/table/set-tables.tsx';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import {
  CreateDomainPrice,
  DeleteDomainPrices,
  DomainPricesChanged,
  DomainPricesList,
  UpdateDomainPrices,
  domainPricesTable,
  type AdminDomainPrice,
} from '../domain-price-documents.generated.ts';
import type { domainPriceFields } from '../domain-price-fields.ts';
import { domainPriceErrors, DOMAIN_PRICE_ORDER } from '../domain-price-rows.ts';
import { shownPrice } from '../shown-prices.ts';
import { domainPriceTexts } from './domain-price-texts.ts';
import { useExtensions } from './use-extensions.ts';

type DomainPrices = TypesFrom<typeof domainPriceFields, AdminDomainPrice>;
type PriceColumn = 'register_price' | 'transfer_price' | 'renew_price';

const CURRENCY_FILTER: AdminFilter<DomainPrices> = {
  name: 'currency',
  label: 'domainPrices.form.currency',
  options: CURRENCIES.map((value) => ({ value, text: value })),
  where: (value) => ({ currency: { _eq: value } }),
};

/** Part "Domain prices" of the section "Pricing Plans": a row for each extension, which opens to its prices. */
export const domainPricesSection: AdminSection<DomainPrices> = {
  name: 'domain-prices',
  ...domainPricesTable,
  isRestorable: true,
  documents: {
    list: DomainPricesList,
    changed: DomainPricesChanged,
    create: CreateDomainPrice,
    update: UpdateDomainPrices,
    remove: DeleteDomainPrices,
  },
  texts: {
    title: 'domainPrices.page.title',
    text: 'domainPrices.page.text',
    list: 'domainPrices.list.label',
    empty: 'domainPrices.list.empty',
    noMatch: 'domainPrices.list.noMatch',
    add: 'domainPrices.dialog.addTitle',
    addTitle: 'domainPrices.dialog.addTitle',
    editTitle: 'domainPrices.dialog.editTitle',
    created: 'domainPrices.toast.created',
    updated: 'domainPrices.toast.updated',
    deleteMany: 'domainPrices.delete.many',
    deleted: 'domainPrices.toast.deleted',
    deletedMany: 'domainPrices.toast.deletedMany',
  },
  columns: [
    {
      id: 'extension',
      label: 'domainPrices.form.extension',
      sortBy: 'extension',
      cell: (row) => <Extension row={row} />,
    },
    priceColumn('register_price', 'domainPrices.form.register'),
    { ...priceColumn('transfer_price', 'domainPrices.form.transfer'), priority: 2 },
    { ...priceColumn('renew_price', 'domainPrices.form.renew'), priority: 2 },
  ],
  initialSort: { sort: 'extension', direction: 'asc' },
  tieBreak: DOMAIN_PRICE_ORDER,
  rowSet: {
    keyOf: ({ extension }) => extension,
    where: ({ extension }) => ({ extension: { _eq: extension } }),
    mainOf,
    count: 'domainPrices.list.count',
  },
  Tables: setTables<DomainPrices>(
    RecordTable,
    async () => (await import('../prices/extension-prices.tsx')).ExtensionPrices,
  ),
  nameOf: ({ extension }) => extension,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ extension: pattern }, { currency: pattern }] };
  },
  filters: [CURRENCY_FILTER],
  form: lateForm(
    async () => (await import('../domain-price-fields.ts')).domainPriceFields,
    async () => (await import('../forms/domain-price-form.tsx')).domainPriceForm,
  ),
  errors: domainPriceErrors,
  EditTitle,
  isDuplicable: true,
};

export function DomainPricesAdminPage() {
  const extensions = useExtensions();
  const section = useMemo(
    () => ({ ...domainPricesSection, filters: [extensionFilter(extensions), CURRENCY_FILTER] }),
    [extensions],
  );

  return (
    <AddedTexts texts={domainPriceTexts}>
      <SectionPage section={section} />
    </AddedTexts>
  );
}

function extensionFilter(extensions: readonly string[]): AdminFilter<DomainPrices> {
  return {
    name: 'extension',
    label: 'domainPrices.form.extension',
    options: extensions.map((value) => ({ value, text: value })),
    where: (value) => ({ extension: { _eq: value } }),
  };
}

/** Returns the row in dollars, else the first. */
function mainOf(rows: readonly AdminDomainPrice[]): AdminDomainPrice {
  const main = shownPrice(rows, null);
  if (!main) throw new Error('An extension in the list has at least one row.');

  return main;
}

function priceColumn(id: PriceColumn, label: AdminColumn<DomainPrices>['label']): AdminColumn<DomainPrices> {
  return {
    id,
    label,
    isNamed: true,
    isWhole: true,
    width: 150,
    cell: (row) => <Amount amount={row[id]} currency={row.currency} />,
  };
}

/** Shows an extension and in how many currencies it has prices, beside the button that opens them. */
function Extension({ row }: { row: AdminDomainPrice }) {
  const { extension } = row;

  return (
    <SetToggle row={row} name={extension} label="domainPrices.list.open">
      <bdi dir="ltr">{extension}</bdi>
      <SetSize row={row} label="domainPrices.list.currencies" />
    </SetToggle>
  );
}

function EditTitle({ row: { extension, currency } }: { row: AdminDomainPrice }) {
  return <FormattedMessage id="domainPrices.dialog.editOne" values={{ record: extension, currency }} />;
}

/** Shows an amount in its own currency; a dash where none is stored. */
function Amount({ amount, currency }: { amount: string | null | undefined; currency: string }) {
  const { locale } = useIntl();

  return amount === null || amount === undefined ? '–' : formatMoney(readMoney(amount, currency), locale);
}

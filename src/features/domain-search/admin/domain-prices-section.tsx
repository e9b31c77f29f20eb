import { useIntl } from 'react-intl';
import type { AdminColumn, AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { CURRENCIES } from '#rules/money/currencies.ts';
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
import { EXTENSIONS } from '../../../../rules/domains/domain-name.ts';

type DomainPrices = TypesFrom<typeof domainPriceFields, AdminDomainPrice>;
type PriceColumn = 'register_price' | 'transfer_price' | 'renew_price';

/** What the form has besides its fields. */
const domainPriceForm = {
  fieldOf: { domain_prices_extension_currency_unique: 'currency' } as const,
};

/** Part "Domain prices" of the section "Pricing Plans": what each extension costs, a row for each currency. */
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
    deleted: 'domainPrices.toast.deleted',
  },
  columns: [
    {
      id: 'extension',
      label: 'domainPrices.form.extension',
      sortBy: 'extension',
      cell: ({ extension }) => <bdi dir="ltr">{extension}</bdi>,
    },
    {
      id: 'currency',
      label: 'domainPrices.form.currency',
      sortBy: 'currency',
      width: 120,
      cell: ({ currency }) => currency,
    },
    priceColumn('register_price', 'domainPrices.form.register'),
    { ...priceColumn('transfer_price', 'domainPrices.form.transfer'), priority: 3 },
    { ...priceColumn('renew_price', 'domainPrices.form.renew'), priority: 3 },
  ],
  initialSort: { sort: 'extension', direction: 'asc' },
  tieBreak: [{ currency: 'asc' }, { id: 'asc' }],
  nameOf: ({ extension, currency }) => `${extension} · ${currency}`,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ extension: pattern }, { currency: pattern }] };
  },
  filters: [
    {
      name: 'extension',
      label: 'domainPrices.form.extension',
      options: EXTENSIONS.map((value) => ({ value, text: value })),
      where: (value) => ({ extension: { _eq: value } }),
    },
    {
      name: 'currency',
      label: 'domainPrices.form.currency',
      options: CURRENCIES.map((value) => ({ value, text: value })),
      where: (value) => ({ currency: { _eq: value } }),
    },
  ],
  form: lateForm(
    async () => (await import('../domain-price-fields.ts')).domainPriceFields,
    async () => Promise.resolve(domainPriceForm),
  ),
  errors: {
    domain_prices_extension_currency_unique: 'domainPrices.errors.exists',
    domain_prices_extension_known: 'domainPrices.form.extensionRequired',
    domain_prices_currency_known: 'domainPrices.form.currencyRequired',
    domain_prices_price_range: 'domainPrices.form.priceNegative',
    domain_prices_price_exponent: 'domainPrices.errors.priceDecimals',
  },
  isDuplicable: true,
};

export function DomainPricesAdminPage() {
  return <SectionPage section={domainPricesSection} />;
}

function priceColumn(id: PriceColumn, label: AdminColumn<DomainPrices>['label']): AdminColumn<DomainPrices> {
  return {
    id,
    label,
    sortBy: id,
    isNamed: true,
    width: 150,
    cell: (row) => <Amount amount={row[id]} currency={row.currency} />,
  };
}

/** Shows an amount in its own currency; a dash where none is stored. */
function Amount({ amount, currency }: { amount: string | null | undefined; currency: string }) {
  const { locale } = useIntl();

  return amount === null || amount === undefined ? '–' : formatMoney(readMoney(amount, currency), locale);
}

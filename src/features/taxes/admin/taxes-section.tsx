import { FormattedMessage, useIntl } from 'react-intl';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { formatRate, type TaxMode } from '#rules/money/tax-rate.ts';
import {
  CreateTaxRate,
  DeleteTaxRates,
  TaxRatesChanged,
  TaxRatesList,
  UpdateTaxRates,
  taxRatesTable,
  type AdminTaxRate,
} from '../tax-documents.generated.ts';
import type { taxFields } from '../tax-fields.ts';
import { taxTexts } from './tax-texts.ts';

type Taxes = TypesFrom<typeof taxFields, AdminTaxRate>;

/** What the form has besides its fields. */
const taxForm = { fieldOf: { tax_rates_currency_unique: 'currency' } as const };

/** Part "Tax" of the section "Pricing Plans": a row for each currency whose prices say something of tax. */
export const taxesSection: AdminSection<Taxes> = {
  name: 'taxes',
  ...taxRatesTable,
  isRestorable: true,
  documents: {
    list: TaxRatesList,
    changed: TaxRatesChanged,
    create: CreateTaxRate,
    update: UpdateTaxRates,
    remove: DeleteTaxRates,
  },
  texts: {
    title: 'taxes.page.title',
    text: 'taxes.page.text',
    list: 'taxes.list.label',
    empty: 'taxes.list.empty',
    noMatch: 'taxes.list.noMatch',
    add: 'taxes.dialog.addTitle',
    addTitle: 'taxes.dialog.addTitle',
    editTitle: 'taxes.dialog.editTitle',
    created: 'taxes.toast.created',
    updated: 'taxes.toast.updated',
    deleted: 'taxes.toast.deleted',
  },
  columns: [
    {
      id: 'currency',
      label: 'taxes.form.currency',
      sortBy: 'currency',
      cell: ({ currency }) => <Currency code={currency} />,
    },
    {
      id: 'rate',
      label: 'taxes.form.rate',
      sortBy: 'rate',
      isWhole: true,
      width: 160,
      cell: ({ rate }) => <Rate rate={rate} />,
    },
    {
      id: 'mode',
      label: 'taxes.form.mode',
      sortBy: 'mode',
      priority: 2,
      isNamed: true,
      cell: ({ mode }) => <FormattedMessage id={`taxes.mode.${mode as TaxMode}`} />,
    },
  ],
  initialSort: { sort: 'currency', direction: 'asc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: ({ currency }) => currency,
  search: (text) => ({ currency: { _regex: searchPattern(text) } }),
  form: lateForm(
    async () => (await import('../tax-fields.ts')).taxFields,
    async () => Promise.resolve(taxForm),
  ),
  errors: {
    tax_rates_currency_unique: 'taxes.errors.exists',
    tax_rates_currency_known: 'taxes.form.currencyRequired',
    tax_rates_rate_range: 'taxes.form.rateRange',
    tax_rates_rate_decimals: 'taxes.form.rateDecimals',
    tax_rates_mode_known: 'taxes.form.modeRequired',
  },
};

export function TaxesAdminPage() {
  return (
    <AddedTexts texts={taxTexts}>
      <SectionPage section={taxesSection} />
    </AddedTexts>
  );
}

/** Shows a currency by its name in the reader's language, and its code. */
function Currency({ code }: { code: string }) {
  const intl = useIntl();

  return (
    <>
      {intl.formatDisplayName(code, { type: 'currency' }) ?? code} <bdi>({code})</bdi>
    </>
  );
}

function Rate({ rate }: { rate: string }) {
  return formatRate(rate, useIntl().locale);
}

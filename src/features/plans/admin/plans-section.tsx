import { mdiCurrencyUsd } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { GroupedTables } from '#src/kit/admin/table/grouped-tables.tsx';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { RowMenu } from '#src/kit/admin/table/row-menu.tsx';
import { setTables } from '#src/kit/admin/table/set-tables.tsx';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { PlanCost, PlanHighlight, PlanTitle, PlanToggle } from './plan-cells.tsx';
import {
  CreatePlan,
  DeletePlans,
  MovePlans,
  PlansChanged,
  PlansList,
  UpdatePlans,
  plansTable,
  type AdminPlan,
} from '../plan-documents.generated.ts';
import { ChangePlansTogether } from './plan-documents.ts';
import { FillPricesButton } from '../gaps/fill-prices-button.tsx';
import { planErrors, PLAN_ORDER } from '../plan-rows.ts';
import type { planFields } from '../plan-fields.ts';
import type { Locale } from '#src/config/locale.ts';
import { mainRowOf } from '../group-offers.ts';

type Plans = TypesFrom<typeof planFields, AdminPlan>;

/** Section "Pricing Plans" of the back office: a row for each plan, which opens to its prices, in panels by category. */
export const plansSection: AdminSection<Plans> = {
  name: 'plans',
  ...plansTable,
  isRestorable: true,
  documents: {
    list: PlansList,
    changed: PlansChanged,
    create: CreatePlan,
    update: UpdatePlans,
    remove: DeletePlans,
  },
  texts: {
    title: 'plans.admin.title',
    text: 'plans.admin.text',
    list: 'plans.list.label',
    search: 'plans.list.search',
    empty: 'plans.list.empty',
    noMatch: 'plans.list.noMatch',
    withoutArabic: 'plans.list.withoutArabic',
    loadFailed: 'plans.toast.loadFailed',
    add: 'plans.dialog.addTitle',
    addTitle: 'plans.dialog.addTitle',
    addDescription: 'plans.dialog.addDescription',
    editTitle: 'plans.dialog.editTitle',
    editDescription: 'plans.dialog.editDescription',
    save: 'plans.form.save',
    created: 'plans.toast.created',
    updated: 'plans.toast.updated',
    saveFailed: 'plans.toast.saveFailed',
    deleteText: 'plans.delete.text',
    deleteMany: 'plans.delete.many',
    deleted: 'plans.toast.deleted',
    deletedMany: 'plans.toast.deletedMany',
    deleteFailed: 'plans.toast.deleteFailed',
  },
  columns: [
    { id: 'name', label: 'plans.list.name', sortBy: 'name', cell: (row) => <PlanToggle plan={row} /> },
    {
      id: 'price',
      label: 'plans.list.price',
      sortBy: 'price',
      isWhole: true,
      cell: (row) => <PlanCost plan={row} />,
    },
    {
      id: 'highlight',
      priority: 2,
      label: 'plans.list.highlighted',
      sortBy: 'highlight',
      isNamed: true,
      width: 140,
      cell: (row) => <PlanHighlight plan={row} />,
    },
  ],
  initialSort: { sort: '', direction: 'asc' },
  tieBreak: PLAN_ORDER,
  Tables: setTables<Plans>(GroupedTables, async () => (await import('../prices/plan-prices.tsx')).PlanPrices),
  group: {
    order: { category: 'asc' },
    keyOf: ({ category }) => category,
    title: (category) => <FormattedMessage id="plans.list.group" values={{ category }} />,
  },
  rowSet: {
    keyOf: planKey,
    where: ({ category, name }) => ({ category: { _eq: category }, name: { _eq: name } }),
    mainOf: (rows) => mainRowOf([...rows].sort((one, other) => one.sort_order - other.sort_order)),
    count: 'plans.list.count',
  },
  shared: {
    columns: [
      ...(['category', 'name', 'name_ar', 'features', 'features_ar', 'badge', 'badge_ar'] as const),
      ...(['logo', 'logo_alt', 'logo_alt_ar', 'highlight', 'money_back_days', 'support_minutes'] as const),
      ...(['is_shown', 'shown_from', 'shown_from_zone'] as const),
    ],
    document: ChangePlansTogether,
    texts: {
      title: 'plans.shared.title',
      text: 'plans.shared.text',
      all: 'plans.shared.all',
      one: 'plans.shared.one',
    },
  },
  pageSize: 100,
  nameOf: planName,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ name: pattern }, { name_ar: pattern }, { category: pattern }] };
  },
  filters: [
    {
      name: 'currency',
      label: 'plans.form.currency',
      options: CURRENCIES.map((value) => ({ value, text: value })),
      where: (value) => ({ currency: { _eq: value } }),
    },
    {
      name: 'highlighted',
      label: 'plans.list.highlighted',
      options: [
        { value: 'yes', label: 'plans.list.yes' },
        { value: 'no', label: 'plans.list.no' },
      ],
      where: (value) => ({ highlight: { _eq: value === 'yes' } }),
    },
  ],
  form: lateForm(
    async () => (await import('../plan-fields.ts')).planFields,
    async () => (await import('../forms/plan-form.tsx')).planForm,
  ),
  errors: planErrors,
  deleteBy: 'browser',
  manualOrder: { column: 'sort_order', document: MovePlans },
  isDuplicable: true,
  RowMenu,
  copies: [
    {
      id: 'price',
      label: 'plans.list.addPrice',
      icon: mdiCurrencyUsd,
      change: (values) => ({ ...values, price: '', renewal_price: '', setup_fee: '' }),
    },
  ],
  EditTitle: PlanTitle,
  HeaderControls: FillPricesButton,
};

export function PlansAdminPage() {
  return <SectionPage section={plansSection} />;
}

function planName({ name, name_ar }: AdminPlan, locale: Locale): string {
  return (locale === 'ar' && name_ar) || name;
}

/** The prices of one plan are the rows with its name in its category. */
function planKey({ category, name }: AdminPlan): string {
  return JSON.stringify([category, name]);
}

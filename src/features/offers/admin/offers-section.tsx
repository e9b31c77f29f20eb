import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListTabs } from '#src/kit/admin/list/list-tabs.tsx';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import {
  CreateOffer,
  DeleteOffers,
  OffersChanged,
  OffersList,
  UpdateOffers,
  offersTable,
  type AdminOffer,
} from '../offer-documents.generated.ts';
import type { offerFields } from '../offer-fields.ts';
import { PLAN_PARAMETER } from '../plan-of-address.ts';
import { OfferedPlan, OfferPrice, OfferStatus, OfferTimes } from './offer-cells.tsx';
import { offersTexts } from './offer-texts.ts';

type Offers = TypesFrom<typeof offerFields, AdminOffer>;

/** Part "Offers" of the section "Pricing Plans": prices that hold from a moment until another. */
export const offersSection: AdminSection<Offers> = {
  name: 'offers',
  ...offersTable,
  isRestorable: true,
  documents: {
    list: OffersList,
    changed: OffersChanged,
    create: CreateOffer,
    update: UpdateOffers,
    remove: DeleteOffers,
  },
  texts: {
    title: 'offers.page.title',
    text: 'offers.page.text',
    list: 'offers.list.label',
    empty: 'offers.list.empty',
    noMatch: 'offers.list.noMatch',
    withoutArabic: 'offers.list.withoutArabic',
    add: 'offers.dialog.addTitle',
    addTitle: 'offers.dialog.addTitle',
    editTitle: 'offers.dialog.editTitle',
    created: 'offers.toast.created',
    updated: 'offers.toast.updated',
    deleted: 'offers.toast.deleted',
  },
  columns: [
    { id: 'plan_id', label: 'offers.form.plan', cell: (offer) => <OfferedPlan offer={offer} /> },
    {
      id: 'price',
      label: 'offers.form.price',
      sortBy: 'price',
      isWhole: true,
      cell: (offer) => <OfferPrice offer={offer} />,
    },
    {
      id: 'starts_at',
      label: 'offers.list.times',
      sortBy: 'starts_at',
      priority: 2,
      cell: (offer) => <OfferTimes offer={offer} />,
    },
    {
      id: 'status',
      label: 'offers.list.status',
      priority: 3,
      cell: (offer) => <OfferStatus offer={offer} />,
    },
  ],
  initialSort: { sort: 'starts_at', direction: 'desc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: ({ words, words_ar, plan, price }, locale) =>
    (locale === 'ar' && (words_ar || words || plan?.name_ar)) || words || plan?.name || price,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return {
      _or: [
        { words: pattern },
        { words_ar: pattern },
        { code: pattern },
        { plan: { _or: [{ name: pattern }, { name_ar: pattern }] } },
      ],
    };
  },
  tabs: {
    Tabs: ListTabs,
    all: [
      {
        id: 'running',
        label: 'offers.tab.running',
        where: (now) => ({ starts_at: { _lte: now }, ends_at: { _gt: now } }),
      },
      { id: 'coming', label: 'offers.tab.coming', where: (now) => ({ starts_at: { _gt: now } }) },
      { id: 'over', label: 'offers.tab.over', where: (now) => ({ ends_at: { _lte: now } }) },
    ],
  },
  form: lateForm(
    async () => (await import('../offer-fields.ts')).offerFields,
    async () => (await import('../forms/offer-form.tsx')).offerForm,
  ),
  errors: {
    plan_offers_plan_known: 'offers.form.planRequired',
    plan_offers_no_overlap: 'offers.errors.overlap',
    plan_offers_period_order: 'offers.form.endBeforeStart',
    plan_offers_price_range: 'offers.form.priceInvalid',
    plan_offers_price_exponent: 'offers.errors.priceDecimals',
    plan_offers_code_form: 'offers.form.codeForm',
    plan_offers_words_length: 'offers.errors.wordsTooLong',
    plan_offers_words_single_line: 'offers.errors.wordsTooLong',
    plan_offers_starts_at_range: 'offers.errors.timeOutOfRange',
    plan_offers_ends_at_range: 'offers.errors.timeOutOfRange',
  },
};

/** Shows the offers of the price that the address names, or all. */
export function OffersAdminPage() {
  const plan = useSearchParams()[0].get(PLAN_PARAMETER);
  const section = useMemo(
    () => ({
      ...offersSection,
      ...(plan && { subset: { plan_id: { _eq: plan } } }),
    }),
    [plan],
  );

  return (
    <AddedTexts texts={offersTexts}>
      <SectionPage section={section} />
    </AddedTexts>
  );
}

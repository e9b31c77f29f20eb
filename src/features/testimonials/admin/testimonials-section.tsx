import type { Locale } from '#src/config/locale.ts';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import {
  CreateTestimonial,
  DeleteTestimonials,
  MoveTestimonials,
  TestimonialsChanged,
  TestimonialsList,
  UpdateTestimonials,
  testimonialsTable,
  type AdminTestimonial,
} from '../testimonial-documents.generated.ts';
import type { testimonialFields } from '../testimonial-fields.ts';

type Testimonials = TypesFrom<typeof testimonialFields, AdminTestimonial>;

/** Part "Testimonials" of the section "Settings". */
const testimonialsSection: AdminSection<Testimonials> = {
  name: 'testimonials',
  ...testimonialsTable,
  isRestorable: true,
  documents: {
    list: TestimonialsList,
    changed: TestimonialsChanged,
    create: CreateTestimonial,
    update: UpdateTestimonials,
    remove: DeleteTestimonials,
  },
  texts: {
    title: 'testimonials.page.title',
    text: 'testimonials.page.text',
    list: 'testimonials.list.label',
    empty: 'testimonials.list.empty',
    noMatch: 'testimonials.list.noMatch',
    withoutArabic: 'testimonials.list.withoutArabic',
    add: 'testimonials.dialog.addTitle',
    addTitle: 'testimonials.dialog.addTitle',
    addDescription: 'testimonials.dialog.addDescription',
    editTitle: 'testimonials.dialog.editTitle',
    created: 'testimonials.toast.created',
    updated: 'testimonials.toast.updated',
    deleted: 'testimonials.toast.deleted',
  },
  columns: [
    {
      id: 'name',
      label: 'testimonials.list.name',
      sortBy: 'name',
      cell: (row) => <NameAndQuote testimonial={row} />,
    },
    {
      id: 'company',
      label: 'testimonials.list.company',
      sortBy: 'company',
      priority: 2,
      width: 180,
      cell: ({ company, company_ar }) => <LocalizedText text={company ?? ''} textAr={company_ar} />,
    },
    {
      id: 'sort_order',
      priority: 3,
      label: 'testimonials.list.order',
      sortBy: 'sort_order',
      isNamed: true,
      width: 100,
      cell: ({ sort_order }) => sort_order,
    },
  ],
  initialSort: { sort: '', direction: 'asc' },
  tieBreak: [{ sort_order: 'asc' }, { id: 'asc' }],
  nameOf,
  fullNameOf: (row, locale) => [nameOf(row, locale), companyOf(row, locale)].filter(Boolean).join(' · '),
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    const columns = ['name', 'name_ar', 'company', 'company_ar', 'quote', 'quote_ar'] as const;
    return { _or: columns.map((column) => ({ [column]: pattern })) };
  },
  form: lateForm(
    async () => (await import('../testimonial-fields.ts')).testimonialFields,
    async () => (await import('../forms/testimonial-form.tsx')).testimonialForm,
  ),
  errors: {
    testimonials_name_present: 'testimonials.form.nameRequired',
    testimonials_name_length: 'testimonials.errors.tooLong',
    testimonials_company_length: 'testimonials.errors.tooLong',
    testimonials_quote_present: 'testimonials.form.quoteRequired',
    testimonials_quote_length: 'testimonials.errors.tooLong',
    testimonials_picture_form: 'testimonials.form.pictureInvalid',
    testimonials_picture_whole: 'testimonials.errors.pictureWhole',
    testimonials_picture_size_range: 'testimonials.form.pictureSideInvalid',
    testimonials_picture_alt_length: 'testimonials.errors.tooLong',
  },
  manualOrder: { column: 'sort_order', document: MoveTestimonials },
};

function nameOf({ name, name_ar }: AdminTestimonial, locale: Locale): string {
  return (locale === 'ar' && name_ar) || name;
}

function companyOf({ company, company_ar }: AdminTestimonial, locale: Locale): string | null | undefined {
  return (locale === 'ar' && company_ar) || company;
}

/** Shows who says it, and on the line below the words. */
function NameAndQuote({ testimonial }: { testimonial: AdminTestimonial }) {
  const { name, name_ar, quote, quote_ar } = testimonial;

  return (
    <>
      <LocalizedText text={name} textAr={name_ar} isName />
      <LocalizedText text={quote} textAr={quote_ar} />
    </>
  );
}

export function TestimonialsAdminPage() {
  return <SectionPage section={testimonialsSection} />;
}

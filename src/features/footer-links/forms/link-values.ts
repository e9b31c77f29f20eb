import type { AdminLink } from '../admin/link-documents.ts';
import { CATEGORIES, type LinkFormValues } from './link-form.schema.ts';

/** Returns the values of a new link, without a group: the person chooses it. */
export function newLink(): LinkFormValues {
  // The schema refuses '' as a group.
  return { label: '', label_ar: '', url: '', category: '' as never, sort_order: '0' };
}

export function toValues({ label, label_ar, url, category, sort_order }: AdminLink): LinkFormValues {
  return {
    label,
    label_ar: label_ar ?? '',
    url,
    category: CATEGORIES.find((known) => known === category) ?? ('' as never),
    sort_order: String(sort_order),
  };
}

/** Converts the form's values to columns; an empty Arabic label becomes null. */
export function toColumns({ label_ar, sort_order, ...rest }: LinkFormValues) {
  return { ...rest, label_ar: label_ar || null, sort_order: Number(sort_order) };
}

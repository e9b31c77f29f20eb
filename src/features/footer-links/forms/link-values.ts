import type { AdminLink } from '../admin/link-documents.ts';
import { CATEGORIES, type LinkFormValues } from './link-form.schema.ts';

/** A new link; its group is chosen by the person. */
export function newLink(): LinkFormValues {
  // No group is a value that the rules refuse.
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

/** The Arabic label left empty is stored as null. */
export function toColumns({ label_ar, sort_order, ...rest }: LinkFormValues) {
  return { ...rest, label_ar: label_ar || null, sort_order: Number(sort_order) };
}

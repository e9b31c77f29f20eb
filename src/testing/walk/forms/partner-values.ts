import type { Partner } from '../admin/partner-documents.ts';
import type { PartnerFormValues } from './partner-form.schema.ts';

export const emptyValues = (): PartnerFormValues => ({ label: '', label_ar: '', url: '' });

export const toValues = ({ label, label_ar, url }: Partner): PartnerFormValues => ({
  label,
  label_ar: label_ar ?? '',
  url,
});

/** Stores empty fields as null. */
export const toColumns = ({ label_ar, ...rest }: PartnerFormValues) => ({
  ...rest,
  label_ar: label_ar || null,
});

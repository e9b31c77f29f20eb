import { PagesPreview } from '#src/kit/admin/form/pages-preview.tsx';
import type { LegalFormValues } from '../legal-fields.ts';

/** Shows the page as readers will see it, in both languages. */
export function LegalPreview({ values }: { values: LegalFormValues }) {
  const { title, title_ar, body, body_ar } = values;

  return <PagesPreview title={title} titleAr={title_ar} body={body} bodyAr={body_ar} />;
}

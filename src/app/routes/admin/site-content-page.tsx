import { faqPart } from '#src/features/site-content/admin/faq-part.ts';
import { pieceSection } from '#src/features/site-content/admin/piece-section.tsx';
import { searchRecords } from '#src/kit/admin/palette/search-records.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';

const faqSection = pieceSection({
  ...faqPart,
  loadPreview: async () => (await import('#src/features/faq/admin/question-preview.tsx')).QuestionPreview,
});

/** Shows the pieces of the site's content. */
export function SiteContentPage() {
  return <SectionPage section={faqSection} />;
}

/** Finds pieces for the command palette. */
export const searchSiteContent = searchRecords(faqSection);

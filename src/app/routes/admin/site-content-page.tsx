import { useSearchParams } from 'react-router-dom';
import { partNames } from '#src/features/site-content/part-names.ts';
import { PARTS_OF_SITE, type PartName } from '#src/features/site-content/admin/parts.ts';
import { pieceSection, type PartOfSite } from '#src/features/site-content/admin/piece-section.tsx';
import { kindsSection } from '#src/features/site-content/kinds/kinds-section.tsx';
import type { AdminSection, SectionTypes } from '#src/kit/admin/section/admin-section.ts';
import { recordSearch } from '#src/kit/admin/form/use-opened-record.ts';
import { searchRecords, type RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import { PartLinks } from '#src/kit/admin/section/part-links.tsx';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';

const loadAbout = () => import('#src/features/about/admin/about-previews.tsx');

/** Loads the component of the real page that shows what is typed. */
const PREVIEWS: Readonly<Record<PartName, PartOfSite['loadPreview']>> = {
  faq: async () => (await import('#src/features/faq/admin/question-preview.tsx')).QuestionPreview,
  features: async () => (await import('#src/features/feature-grid/admin/feature-preview.tsx')).FeaturePreview,
  partners: async () => (await import('#src/features/partners/admin/partner-preview.tsx')).PartnerPreview,
  figures: async () => (await loadAbout()).FigurePreview,
  reasons: async () => (await loadAbout()).ReasonPreview,
  values: async () => (await loadAbout()).ValuePreview,
  headings: async () => (await import('#src/features/site-content/forms/heading-preview.tsx')).HeadingPreview,
};

const KINDS = '?part=kinds';
const NAMES = Object.keys(PARTS_OF_SITE) as PartName[];
const FIRST = 'faq' satisfies PartName;
const sections = NAMES.map((name) => ({
  name,
  section: pieceSection({ ...PARTS_OF_SITE[name], loadPreview: PREVIEWS[name] }),
}));

/** Returns the query that opens a part. */
const queryOf = (name: PartName) => (name === FIRST ? '?' : `?part=${name}`);

/** Shows the pieces of the part of the site's content that a link above them chose. */
export function SiteContentPage() {
  const [params] = useSearchParams();
  const areKinds = `?part=${params.get('part')}` === KINDS;
  const current = NAMES.find((name) => name === params.get('part')) ?? (areKinds ? null : FIRST);

  return (
    <>
      <PartLinks
        label="siteContent.parts"
        parts={[
          ...NAMES.map((name) => ({
            to: queryOf(name),
            label: partNames[PARTS_OF_SITE[name].parts[0]],
            isCurrent: name === current,
          })),
          { to: KINDS, label: 'siteContent.kind.part', isCurrent: areKinds },
        ]}
      />
      {areKinds && <SectionPage section={kindsSection} />}
      {sections.map(({ name, section }) => name === current && <SectionPage key={name} section={section} />)}
    </>
  );
}

/** Finds pieces of all parts for the command palette. */
export const searchSiteContent: RecordSearch = async (...given) => {
  const found = async <T extends SectionTypes>(section: AdminSection<T>, query: string) =>
    (await searchRecords(section)(...given)).map((hit) => ({
      ...hit,
      search: `${query}${query === '?' ? '' : '&'}${recordSearch(hit.id).slice(1)}`,
    }));
  const hits = await Promise.all([
    ...sections.map(({ name, section }) => found(section, queryOf(name))),
    found(kindsSection, KINDS),
  ]);

  return hits.flat();
};

import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page-header.tsx';
import { LEGAL_SLUGS } from '#src/config/paths.ts';
import { useRefreshAfterSave } from '#src/lib/document/use-refresh-after-save.ts';
import { brandSection } from '#src/features/brand/admin/brand-section.ts';
import { LegalTextEditor } from '#src/features/legal/admin/legal-text-editor.tsx';
import { siteSettingsSection } from '#src/features/settings/admin/settings-section.ts';
import { TestimonialsAdminPage } from '#src/features/testimonials/admin/testimonials-section.tsx';
import { PartLinks } from '#src/kit/admin/section/part-links.tsx';
import { SettingsPage, SettingsPanel } from '#src/kit/admin/settings/settings-page.tsx';

const BRAND = 'brand';
const TESTIMONIALS = 'testimonials';

/** Parts of the settings by the query that opens each: `text` names a legal text, `part` the brand or the testimonials. */
const parts = [
  { name: 'general', to: '?', label: 'settings.parts.general' } as const,
  { name: BRAND, to: `?part=${BRAND}`, label: 'brand.part' } as const,
  { name: TESTIMONIALS, to: `?part=${TESTIMONIALS}`, label: 'testimonials.list.label' } as const,
  ...LEGAL_SLUGS.map((name) => ({ name, to: `?text=${name}`, label: `legal.tab.${name}` }) as const),
];

/** Shows the settings of the site, or the part that a link above them chose. */
export function SiteSettingsPage() {
  const [params] = useSearchParams();
  const slug = LEGAL_SLUGS.find((known) => known === params.get('text'));
  const part = [BRAND, TESTIMONIALS].find((known) => known === params.get('part'));
  const current = part ?? slug ?? 'general';

  return (
    <>
      <PartLinks
        label="settings.parts"
        parts={parts.map(({ name, to, label }) => ({ to, label, isCurrent: name === current }))}
      />
      {part === TESTIMONIALS && <TestimonialsAdminPage />}
      {part === BRAND && <BrandPart />}
      {part === undefined && <SettingsPart slug={slug} />}
    </>
  );
}

function BrandPart() {
  return <SettingsPage section={brandSection} onSaved={useRefreshAfterSave()} />;
}

function SettingsPart({ slug }: { slug: (typeof LEGAL_SLUGS)[number] | undefined }) {
  const onSaved = useRefreshAfterSave();

  return (
    <>
      <PageHeader
        title={<FormattedMessage id={slug ? `legal.tab.${slug}` : 'settings.page.title'} />}
        text={<FormattedMessage id={slug ? 'legal.page.text' : 'settings.page.text'} />}
      />
      {slug ? (
        <LegalTextEditor key={slug} slug={slug} onSaved={onSaved} />
      ) : (
        <SettingsPanel section={siteSettingsSection} onSaved={onSaved} />
      )}
    </>
  );
}

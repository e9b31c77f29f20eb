import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#src/components/page-header.tsx';
import { LEGAL_SLUGS } from '#src/config/paths.ts';
import { useRefreshAfterSave } from '#src/lib/document/use-refresh-after-save.ts';
import { LegalTextEditor } from '#src/features/legal/admin/legal-text-editor.tsx';
import { siteSettingsSection } from '#src/features/settings/admin/settings-section.ts';
import { PartLinks } from '#src/kit/admin/section/part-links.tsx';
import { SettingsPanel } from '#src/kit/admin/settings/settings-page.tsx';

/** URL parameter that names the legal text to show instead of the settings. */
const PARAMETER = 'text';

const parts = [
  { slug: undefined, to: '?', label: 'settings.parts.general' } as const,
  ...LEGAL_SLUGS.map((slug) => ({ slug, to: `?${PARAMETER}=${slug}`, label: `legal.tab.${slug}` }) as const),
];

/** Shows the settings of the site, or the legal text that a link above them chose. */
export function SiteSettingsPage() {
  const [params] = useSearchParams();
  const slug = LEGAL_SLUGS.find((known) => known === params.get(PARAMETER));
  const onSaved = useRefreshAfterSave();

  return (
    <>
      <PageHeader
        title={<FormattedMessage id="settings.page.title" />}
        text={<FormattedMessage id="settings.page.text" />}
      />
      <PartLinks
        label="settings.parts"
        parts={parts.map(({ slug: own, to, label }) => ({ to, label, isCurrent: own === slug }))}
      />
      {slug ? (
        <LegalTextEditor key={slug} slug={slug} onSaved={onSaved} />
      ) : (
        <SettingsPanel section={siteSettingsSection} onSaved={onSaved} />
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Link } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { LEGAL_SLUGS } from '#src/config/paths.ts';
import { useRefreshAfterSave } from '#src/lib/document/use-refresh-after-save.ts';
import { LegalTextEditor } from '#src/features/legal/admin/legal-text-editor.tsx';
import { siteSettingsSection } from '#src/features/settings/admin/settings-section.ts';
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
      <Parts current={slug} />
      {slug ? (
        <LegalTextEditor key={slug} slug={slug} onSaved={onSaved} />
      ) : (
        <SettingsPanel section={siteSettingsSection} onSaved={onSaved} />
      )}
    </>
  );
}

function Parts({ current }: { current: (typeof parts)[number]['slug'] }) {
  const intl = useIntl();

  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'settings.parts' })} sx={partsLook}>
      {parts.map(({ slug, to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="small"
          variant={slug === current ? 'contained' : 'outlined'}
          aria-current={slug === current ? 'page' : undefined}
        >
          <FormattedMessage id={label} />
        </Button>
      ))}
    </Box>
  );
}

const partsLook = { display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 2.5 };

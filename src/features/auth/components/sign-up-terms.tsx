import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';

const SENTENCES = { terms: 'auth.signUp.terms', privacy: 'auth.signUp.privacy' } as const;

/** Names the site's terms and privacy policy, as far as these texts exist. */
export function SignUpTerms() {
  const { legalPages } = useRuntimeConfig();
  const shown = (['terms', 'privacy'] as const).flatMap((slug) =>
    legalPages.filter((page) => page.slug === slug).map((page) => ({ ...page, slug })),
  );
  if (shown.length === 0) return null;

  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1 }}>
      {shown.map(({ slug, title }) => (
        <Sentence key={slug} slug={slug} title={title} />
      ))}
    </Typography>
  );
}

type SentenceProps = {
  slug: keyof typeof SENTENCES;
  title: RuntimeConfig['legalPages'][number]['title'];
};

/** Links to the text in a new tab, so that nothing typed is lost. */
function Sentence({ slug, title }: SentenceProps) {
  const localized = useLocalizedPath();
  const { text, attributes } = useTextOf(title);

  return (
    <>
      <FormattedMessage
        id={SENTENCES[slug]}
        values={{
          title: text,
          link: (children) => (
            <Link
              key="link"
              href={localized(paths.legal(slug))}
              underline="always"
              target="_blank"
              rel="noopener"
              {...attributes}
            >
              {children}
            </Link>
          ),
        }}
      />{' '}
    </>
  );
}

import { clsx } from 'clsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import footerLink from './footer-link.module.css';
import styles from './legal-links.module.css';

type LegalLinksProps = { onCookies?: (() => void) | undefined };

/** Links to privacy, terms and imprint, as far as these texts exist, and to the cookie settings. */
export function LegalLinks({ onCookies }: LegalLinksProps) {
  const intl = useIntl();
  const { legalPages } = useRuntimeConfig();
  if (legalPages.length === 0 && !onCookies) return null;

  return (
    <nav aria-label={intl.formatMessage({ id: 'footerLinks.legal' })}>
      <ul className={styles.links} role="list">
        {legalPages.map((page) => (
          <li key={page.slug}>
            <LegalLink {...page} />
          </li>
        ))}
        {onCookies && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onCookies}
              className={clsx(footerLink.link, styles.opener)}
            >
              <FormattedMessage id="footerLinks.cookies" />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function LegalLink({ slug, title }: RuntimeConfig['legalPages'][number]) {
  const localized = useLocalizedPath();
  const { text, attributes } = useTextOf(title);

  return (
    <TextLink to={localized(paths.legal(slug))} className={footerLink.link} {...attributes}>
      {text}
    </TextLink>
  );
}

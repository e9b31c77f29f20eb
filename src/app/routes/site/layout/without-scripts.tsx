import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { aboutTexts } from '#src/features/about/about-texts.ts';
import { AboutText } from '#src/features/about/components/about-text.tsx';
import { FaqText } from '#src/features/faq/components/faq-text.tsx';
import { faqTexts } from '#src/features/faq/faq-texts.ts';
import { localeOfPath, LOCALES, OWN_NAMES } from '#src/config/locale.ts';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import { useListedKinds } from '#src/lib/kinds/use-kinds.ts';
import { LanguageTexts } from '#src/lib/messages/in-language.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import styles from './without-scripts.module.css';

/**
 * Replaces, for visitors without scripts, the parts that need one: shows the menus as links, and the panels' texts. The
 * server draws this `noscript` element. In browsers React leaves its content alone, so the condition keeps that content's
 * code out of what they load.
 */
export function WithoutScripts() {
  return (
    <noscript>
      <Container className={styles.place}>{import.meta.env.SSR && <MenusAndTexts />}</Container>
    </noscript>
  );
}

/** With `AddedTexts` in place of `LanguageTexts` browsers would load that module, whose import the bundler keeps. */
function MenusAndTexts() {
  const state = useLocale();
  const messages = useIntl().messages as Record<string, string>;

  return (
    <LanguageTexts
      state={state}
      messages={{ ...messages, ...aboutTexts[state.locale], ...faqTexts[state.locale] }}
    >
      <MenusAsLinks />
      <section id={anchors.aboutUs} className={styles.text}>
        <Text variant="h2">
          <FormattedMessage id="about.title" />
        </Text>
        <AboutText />
      </section>
      <section id={anchors.faq} className={styles.text}>
        <Text variant="h2">
          <FormattedMessage id="faq.title" />
        </Text>
        <FaqText />
      </section>
    </LanguageTexts>
  );
}

function MenusAsLinks() {
  const intl = useIntl();
  const localized = useLocalizedPath();
  const kinds = useListedKinds() ?? [];
  const portal = usePortal();
  const { pathname } = useLocation();
  const own = localeOfPath(pathname);
  const page = own ? pathname.slice(own.length + 1) : pathname.replace(/\/$/, '');

  return (
    <nav aria-label={intl.formatMessage({ id: 'siteHeader.nav' })}>
      <ul className={styles.links}>
        {kinds.map((kind) => (
          <li key={kind.slug}>
            <TextLink to={localized(paths.hosting(kind.slug))}>
              <KindText kind={kind} is="name" />
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink href={`#${anchors.aboutUs}`}>
            <FormattedMessage id="siteHeader.about" />
          </TextLink>
        </li>
        <li>
          <TextLink href={`#${anchors.faq}`}>
            <FormattedMessage id="siteHeader.faq" />
          </TextLink>
        </li>
        {portal && (
          <li>
            <TextLink href={portal.openTicket}>
              <FormattedMessage id="siteHeader.openTicket" />
            </TextLink>
          </li>
        )}
        {LOCALES.map((locale) => (
          <li key={locale}>
            <TextLink href={`/${locale}${page}`} lang={locale}>
              {OWN_NAMES[locale]}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

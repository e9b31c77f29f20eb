import { useIntl } from 'react-intl';
import { HomeLink } from '#src/components/home-link.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { LanguageSwitch } from '#src/features/site-header/components/language-switch.tsx';
import { LOCALES, OWN_NAMES } from '#src/config/locale.ts';
import { useLanguageChange } from './use-language-change.ts';

/** Links to the home page and to the other language, above the card of a page that has no header. */
export function BrandAndLanguage() {
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale, changeLanguage } = useLanguageChange();

  return (
    <>
      <HomeLink
        to={paths.home}
        label={intl.formatMessage({ id: 'siteHeader.home' }, { brand: brandName[locale] })}
      />
      <LanguageSwitch current={locale} onChange={changeLanguage} />
      <noscript>
        {LOCALES.filter((other) => other !== locale).map((other) => (
          <TextLink key={other} href={`?lng=${other}`} lang={other}>
            {OWN_NAMES[other]}
          </TextLink>
        ))}
      </noscript>
    </>
  );
}

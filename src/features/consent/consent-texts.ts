import type { IntlShape } from 'react-intl';
import type { Translation } from 'vanilla-cookieconsent';
import type { Tags } from '#src/lib/document/document-tags.ts';
import { purposesOf } from './granted.ts';

/** Names of the services, the same in every language. */
const SERVICES = { ga: 'Google Analytics', gtm: 'Google Tag Manager', yandex: 'Yandex Metrica' } as const;

/** Returns the texts of banner and settings in the page's language. */
export function consentTexts(intl: IntlShape, tags: Tags): Translation {
  const text = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  const buttons = {
    acceptAllBtn: text('consent.acceptAll'),
    acceptNecessaryBtn: text('consent.reject'),
  };

  return {
    consentModal: {
      ...buttons,
      title: text('consent.banner.title'),
      description: `${text('consent.banner.text')} {{revisionMessage}}`,
      revisionMessage: text('consent.banner.changed'),
      showPreferencesBtn: text('consent.choose'),
    },
    preferencesModal: {
      ...buttons,
      title: text('consent.settings.title'),
      savePreferencesBtn: text('consent.save'),
      closeIconLabel: text('consent.close'),
      sections: [
        { description: text('consent.settings.text') },
        {
          title: text('consent.necessary.title'),
          description: text('consent.necessary.text'),
          linkedCategory: 'necessary',
        },
        ...purposesOf(tags).map((purpose) => ({
          title: text(`consent.${purpose}.title`),
          description: purpose === 'analytics' ? statistics(intl, tags) : text('consent.marketing.text'),
          linkedCategory: purpose,
        })),
      ],
    },
  };
}

function statistics(intl: IntlShape, tags: Tags): string {
  const names = (['ga', 'gtm', 'yandex'] as const).filter((tag) => tags[tag]).map((tag) => SERVICES[tag]);
  const services = intl.formatList(names, { type: 'unit' });
  const sentence = intl.formatMessage({ id: 'consent.analytics.text' }, { services });

  return tags.yandex ? `${sentence} ${intl.formatMessage({ id: 'consent.analytics.recording' })}` : sentence;
}

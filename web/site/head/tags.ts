import { headScriptHosts } from './head-scripts.ts';

/** A row of `analytics_settings`. */
export type AnalyticsRow = { key: string; value?: string | null | undefined };

/** Tags that an administrator switched on; a tag that is absent is not in use. */
export type Tags = {
  ga?: string;
  gtm?: string;
  yandex?: string;
  /** Present if an administrator saved head scripts; they wait for consent as the tags do. */
  hasScripts?: true;
};

/** Form of an identifier, as checked by the database too: identifiers are written into scripts and URLs. */
const IDENTIFIER = /^[A-Za-z0-9_-]{1,100}$/;

/** Returns the identifier saved under a key; undefined if the value does not have an identifier's form. */
export function identifierOf(rows: readonly AnalyticsRow[], key: string): string | undefined {
  const value = rows.find((row) => row.key === key)?.value?.trim();

  return value && IDENTIFIER.test(value) ? value : undefined;
}

/** Returns the HTML that an administrator saved for the head of public pages. */
export function savedHeadScripts(rows: readonly AnalyticsRow[]): string | undefined {
  return rows.find(({ key }) => key === 'additional_head_scripts')?.value ?? undefined;
}

/** Hosts that each tag loads from, by the directive of the content security policy. */
const HOSTS = {
  google: {
    script: ['https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    frame: ['https://*.googletagmanager.com'],
  },
  yandex: {
    script: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
    connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
    frame: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  },
};

export type TagHosts = { script: string[]; connect: string[]; frame: string[]; style: string[] };

/** Returns the hosts that a public page's policy must allow for the configured tags and head scripts. */
export function tagHosts(rows: readonly AnalyticsRow[]): TagHosts {
  const usesGoogle = ['ga_measurement_id', 'gtm_id'].some((key) => identifierOf(rows, key));
  const used = [
    ...(usesGoogle ? [HOSTS.google] : []),
    ...(identifierOf(rows, 'yandex_metrica_id') ? [HOSTS.yandex] : []),
  ];
  const saved = headScriptHosts(savedHeadScripts(rows));

  return {
    script: [...new Set([...used.flatMap(({ script }) => script), ...saved.script])],
    connect: [...new Set([...used.flatMap(({ connect }) => connect), ...saved.script])],
    frame: [...new Set(used.flatMap(({ frame }) => frame))],
    style: saved.style,
  };
}

import { inject } from 'vitest';
import { useAdminApi } from './admin-api.ts';

const KEYS = ['ga_measurement_id', 'gtm_id', 'yandex_metrica_id', 'bing_webmaster_id'] as const;
const SAVE = `mutation ($objects: [analytics_settings_insert_input!]!, $password: String!, $scripts: String) {
  insert_analytics_settings(objects: $objects, on_conflict: { constraint: analytics_settings_pkey, update_columns: [value] }) {
    affected_rows
  }
  save_head_scripts(password: $password, value: $scripts) { key }
}`;

/**
 * Returns a function that saves what the site has of tags and head scripts, and nothing else of them; the web server has
 * read it when the function is done.
 */
export function useTags(admin = useAdminApi()) {
  const site = inject('site');

  return async (
    values: Partial<Record<(typeof KEYS)[number], string>> = {},
    scripts: string | null = null,
  ) => {
    const objects = KEYS.map((key) => ({ key, value: values[key] ?? null }));
    await admin(SAVE, { objects, scripts, password: site.adminPassword });
    await fetch(`${site.url}/config.json`, { headers: { 'cache-control': 'no-cache' } });
  };
}

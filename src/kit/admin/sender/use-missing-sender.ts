import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useLiveQuery } from '../live/use-live-query.ts';
import { SenderSettings, SiteSettingsWritten } from './sender-documents.ts';

const REQUIRED = ['sender_name', 'sender_email', 'postal_address'] as const;

export type SenderSetting = (typeof REQUIRED)[number];

/** Returns which settings are missing for a newsletter to go out; undefined until they are read. */
export function useMissingSender(): SenderSetting[] | undefined {
  const { data } = useLiveQuery(SenderSettings, {}, SiteSettingsWritten);
  const { environment } = useRuntimeConfig();

  return data && missingSender(data.settings, environment.company.postalAddress.en);
}

/** Lists the required settings without a value; `fallback` is the environment's postal address. */
export function missingSender(
  settings: readonly { key: string; value?: string | null }[],
  fallback: string,
): SenderSetting[] {
  const isSet = (name: SenderSetting) =>
    settings.some(({ key, value }) => key === name && Boolean(value?.trim())) ||
    (name === 'postal_address' && fallback.trim() !== '');

  return REQUIRED.filter((name) => !isSet(name));
}

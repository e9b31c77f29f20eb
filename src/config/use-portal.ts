import { useMemo } from 'react';
import { createPortal, type Portal } from './portal.ts';
import { useRuntimeConfig } from './runtime-config-context.tsx';

/** Returns the client portal's URLs, or null where this environment has no portal. */
export function usePortal(): Portal | null {
  const { portalUrl, portalCurrencies } = useRuntimeConfig();

  return useMemo(() => createPortal(portalUrl, portalCurrencies), [portalUrl, portalCurrencies]);
}

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { defaultRuntimeConfig, fetchRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const RuntimeConfigContext = createContext<RuntimeConfig>(defaultRuntimeConfig);
const RefreshContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Functions that show a newer configuration on the page, one of each provider. */
export const configShows = new Set<(config: RuntimeConfig) => void>();

type RuntimeConfigProviderProps = { value: RuntimeConfig; children: ReactNode };

/** Provides the environment's configuration to the tree: the given one until `refresh` has read a newer one. */
export function RuntimeConfigProvider({ value, children }: RuntimeConfigProviderProps) {
  const [config, setConfig] = useState(value);
  const refresh = useCallback(async () => setConfig(await fetchRuntimeConfig({ isFresh: true })), []);

  useEffect(() => {
    configShows.add(setConfig);
    return () => void configShows.delete(setConfig);
  }, []);

  return (
    <RefreshContext.Provider value={refresh}>
      <RuntimeConfigContext.Provider value={config}>{children}</RuntimeConfigContext.Provider>
    </RefreshContext.Provider>
  );
}

/** Returns the configuration of this environment (portal, identity, captcha, brand). */
export function useRuntimeConfig(): RuntimeConfig {
  return useContext(RuntimeConfigContext);
}

/** Returns a function that reads the configuration again after an administrator changed it; it rejects if that fails. */
export function useRefreshRuntimeConfig(): () => Promise<void> {
  return useContext(RefreshContext);
}

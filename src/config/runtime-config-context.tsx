import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { defaultRuntimeConfig, fetchRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const RuntimeConfigContext = createContext<RuntimeConfig>(defaultRuntimeConfig);
const RefreshContext = createContext<() => Promise<void>>(() => Promise.resolve());

type RuntimeConfigProviderProps = { value: RuntimeConfig; children: ReactNode };

/** Hands the environment's configuration to the tree: the one that the page began with, until it is refreshed. */
export function RuntimeConfigProvider({ value, children }: RuntimeConfigProviderProps) {
  const [config, setConfig] = useState(value);
  const refresh = useCallback(async () => setConfig(await fetchRuntimeConfig({ isFresh: true })), []);

  return (
    <RefreshContext.Provider value={refresh}>
      <RuntimeConfigContext.Provider value={config}>{children}</RuntimeConfigContext.Provider>
    </RefreshContext.Provider>
  );
}

/** The configuration of this environment (portal, identity, captcha, brand). */
export function useRuntimeConfig(): RuntimeConfig {
  return useContext(RuntimeConfigContext);
}

/** Reads the configuration again, after an administrator changed it; rejects where that fails. */
export function useRefreshRuntimeConfig(): () => Promise<void> {
  return useContext(RefreshContext);
}

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { defaultRuntimeConfig, fetchRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const RuntimeConfigContext = createContext<RuntimeConfig>(defaultRuntimeConfig);
const RefreshContext = createContext<() => Promise<void>>(() => Promise.resolve());

type RuntimeConfigProviderProps = { value: RuntimeConfig; children: ReactNode };

/** Provides the environment's configuration to the tree: the given one until `refresh` has read a newer one. */
export function RuntimeConfigProvider({ value, children }: RuntimeConfigProviderProps) {
  const [config, setConfig] = useState(value);
  const refresh = useCallback(async () => setConfig(await fetchRuntimeConfig({ isFresh: true })), []);

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

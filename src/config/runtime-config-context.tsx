import { createContext, useContext } from 'react';
import { defaultRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const RuntimeConfigContext = createContext<RuntimeConfig>(defaultRuntimeConfig);

/** Hands the environment's configuration to the tree. */
export const RuntimeConfigProvider = RuntimeConfigContext.Provider;

/** The configuration of this environment (portal, identity, captcha, brand). */
export function useRuntimeConfig(): RuntimeConfig {
  return useContext(RuntimeConfigContext);
}

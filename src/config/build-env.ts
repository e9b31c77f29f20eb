/** Settings that are fixed at build time; all others come from `/config.json` at run time. */
export const buildEnv = {
  isDevelopment: import.meta.env.DEV,
} as const;

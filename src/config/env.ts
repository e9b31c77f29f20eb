/** What the build knows of its surroundings; everything else comes from `/config.json` at run time. */
export const env = {
  isDevelopment: import.meta.env.DEV,
} as const;

/** SPEC: the SLA of hero, features and FAQ, and the round figure of the About panel. Percent / 100. */
export const UPTIME_SLA = 0.9999;
export const UPTIME_ABOUT = 0.999;

/** Shows an uptime with exactly the digits it has ("99.99%"). */
export const uptimeFormat = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 } as const;

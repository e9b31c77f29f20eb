export const SEVERITIES = ['info', 'warning', 'critical'] as const;

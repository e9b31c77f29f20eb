import styles from './notice-colors.module.css';

/** Returns a notice's severity; one that the site does not know counts as information. */
export const severityOf = (severity: string): 'info' | 'warning' | 'critical' =>
  severity === 'warning' || severity === 'critical' ? severity : 'info';

/** Returns the class with the colours that visitors see for a severity. */
export const noticeColors = (severity: string): string | undefined => styles[severityOf(severity)];

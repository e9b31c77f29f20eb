/** Reads what vitest's reporter `json` writes. */
export function readReport(report: object): object;

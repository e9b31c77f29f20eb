export function npmArguments(wanted: { stands: boolean; withTools: boolean }): string[];
export function install(root: string, wanted?: { withTools?: boolean }): void;

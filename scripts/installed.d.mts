export function missingPackages(root: string, options: { withTools: boolean }): string[];
export function hasTools(root: string): boolean;

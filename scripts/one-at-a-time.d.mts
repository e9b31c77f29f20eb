export function alone<T>(file: string, act: () => T): T;

export function alone<T>(file: string, act: () => T): T;
export function isAlive(pid: number): boolean;

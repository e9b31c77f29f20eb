export function markOf(pid?: number): string;
export function hasEnded(mark: string): boolean;
export function isLeftBehind(mark: string): boolean;
export function describeMark(mark: string): string;
export function isAlive(pid: number): boolean;

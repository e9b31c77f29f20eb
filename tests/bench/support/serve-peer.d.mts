export function servePeer<Settings>(start: (settings: Settings) => Promise<number>): void;

import { loadOnce } from '#src/lib/loading/load-once.ts';

type Mirror = (typeof import('./mirror.ts'))['mirror'];

let loaded: Mirror | undefined;

/** Loads what mirrors MUI's styles, which Arabic pages alone need; the texts of such pages load it along. */
export const loadMirror = loadOnce(async () => (loaded = (await import('./mirror.ts')).mirror));

/** Returns it if it is loaded, so that a change of language needs no wait while it renders. */
export const loadedMirror = (): Mirror | undefined => loaded;

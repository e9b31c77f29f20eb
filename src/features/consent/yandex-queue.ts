type Ym = ((...command: unknown[]) => void) & { a?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Ym;
  }
}

/** Yandex Metrica's queue, which its tag takes over once it is there. */
export function yandexQueue(): Ym {
  if (!window.ym) {
    const ym: Ym = (...command) => void (ym.a ??= []).push(command);
    ym.l = Date.now();
    window.ym = ym;
  }

  return window.ym;
}

import { withStorage } from '#src/lib/storage/with-storage.ts';

/** Key in local storage, which a script of the web server reads too (`web/site/prerender/choices-script.ts`). */
const KEY = 'buying-choices';

const listeners = new Set<() => void>();

/** The visitor's choices, kept in local storage as the language is, in the form in which an address names them. */
export const keptChoices = {
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);

    return () => void listeners.delete(onChange);
  },
  /** Returns `currency=KWD&cycle=yr`, or less; texts are equal as long as the choices are. */
  get: () => withStorage(() => window.localStorage.getItem(KEY)) ?? '',
  keep: (choices: Readonly<Record<string, string>>) => {
    const all = new URLSearchParams(keptChoices.get());
    for (const [name, value] of Object.entries(choices)) all.set(name, value);
    withStorage(() => window.localStorage.setItem(KEY, `${all}`));
    listeners.forEach((onChange) => onChange());
  },
};

/** Replaces `keptChoices.get` where nothing is kept: on the web server, and while its page is hydrated. */
export const nothingKept = () => '';

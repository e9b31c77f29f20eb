import type { Locale } from '#src/config/locale.ts';
import { catalogs, type Messages, type Section } from './catalogs.ts';

export type MessageState = { locale: Locale; messages: Messages };

/** Loads the texts of one section in one language. */
export type LoadTexts = (section: Section, locale: Locale) => Promise<Partial<Messages>>;

/** The texts loaded so far. A change of language loads every section in use, then switches at once. */
export type MessageStore = {
  getState: () => MessageState;
  subscribe: (listener: () => void) => () => void;
  /** Adds the texts of a section (a lazy route awaits it before it renders). */
  loadSection: (section: Section) => Promise<void>;
  /** The texts in use in any language, whatever the page's is; the same promise until another section is in use. */
  textsIn: (locale: Locale) => Promise<Messages>;
  /** Of several changes under way the last one holds. */
  changeLocale: (locale: Locale) => Promise<void>;
};

/** The texts from the catalogs, in a language that may change. */
export function createMessageStore(
  initial: Locale,
  loadTexts: LoadTexts = (section, locale) => catalogs[section][locale](),
): MessageStore {
  const load = loadOnce(loadTexts);
  const inUse = new Set<Section>();
  const listeners = new Set<() => void>();
  let state: MessageState = { locale: initial, messages: {} as Messages };
  let wanted = initial;
  const readTexts = textsTogether(load);

  const publish = (locale: Locale, sections: readonly Partial<Messages>[]) => {
    state = { locale, messages: Object.assign({}, ...sections) };
    listeners.forEach((listener) => listener());
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadSection: async (section) => {
      if (inUse.has(section)) return;
      // A change of language that ends meanwhile did not know of this section.
      let locale: Locale;
      let texts: Partial<Messages>;
      do {
        locale = state.locale;
        texts = await load(section, locale);
      } while (locale !== state.locale);
      inUse.add(section);
      publish(locale, [state.messages, texts]);
    },
    textsIn: (locale) => readTexts([...inUse], locale),
    changeLocale: async (next) => {
      wanted = next;
      if (next === state.locale) return;
      try {
        // A section that came into use meanwhile is loaded in another round.
        let sections: Section[];
        let texts: Partial<Messages>[];
        do {
          sections = [...inUse];
          texts = await Promise.all(sections.map((section) => load(section, next)));
        } while (sections.length < inUse.size);
        if (next === wanted) publish(next, texts);
      } catch (error) {
        if (next !== wanted) return;
        wanted = state.locale;
        throw error;
      }
    },
  };
}

/** Texts once loaded are there for good; a failure is forgotten, so that the next try asks again. */
function loadOnce(loadTexts: LoadTexts): LoadTexts {
  const loads = new Map<string, Promise<Partial<Messages>>>();

  return (section, locale) => {
    const key = `${section} ${locale}`;
    const load = loads.get(key) ?? loadTexts(section, locale);
    loads.set(key, load);
    load.catch(() => loads.delete(key));
    return load;
  };
}

/** The texts of several sections in one language; the same promise for the same ones, as React's `use` needs it. */
function textsTogether(load: LoadTexts) {
  const asked = new Map<string, Promise<Messages>>();

  return (sections: readonly Section[], locale: Locale): Promise<Messages> => {
    const key = [locale, ...sections].join(' ');
    const texts =
      asked.get(key) ??
      Promise.all(sections.map((section) => load(section, locale))).then(
        (parts) => Object.assign({}, ...parts) as Messages,
      );
    asked.set(key, texts);
    texts.catch(() => asked.delete(key));

    return texts;
  };
}

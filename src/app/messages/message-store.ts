import type { Locale } from '#src/config/locale.ts';
import { createListeners } from '#src/lib/listeners/create-listeners.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { loadTexts as loadCatalog, type Messages, type MessageSection } from './catalogs.ts';

type MessageState = { locale: Locale; messages: Messages };

/** Loads the texts of one section in one language. */
export type LoadTexts = (section: MessageSection, locale: Locale) => Promise<Partial<Messages>>;

/** Store of the texts loaded so far. A change of language first loads every section in use, then switches all at once. */
export type MessageStore = {
  getState: () => MessageState;
  subscribe: (listener: () => void) => () => void;
  /** Adds the texts of a section (a lazy route awaits it before it renders). */
  loadSection: (section: MessageSection) => Promise<void>;
  /** Loads the sections in use in any language; returns an identical promise until another section comes into use. */
  textsIn: (locale: Locale) => Promise<Messages>;
  /** Switches the language once its texts are loaded. Of several changes under way only the last one takes effect. */
  changeLocale: (locale: Locale) => Promise<void>;
};

/** Creates the store of loaded texts, which begins in the language `initial`. */
export function createMessageStore(initial: Locale, loadTexts: LoadTexts = loadCatalog): MessageStore {
  const load = loadOnce(loadTexts);
  const inUse = new Set<MessageSection>();
  const listeners = createListeners();
  let state: MessageState = { locale: initial, messages: {} as Messages };
  let wanted = initial;
  // The page goes on in its language meanwhile, and may hold typed text. `loadSection` is part of a page's own load.
  const loadOther: LoadTexts = (section, locale) => loadAgain(() => load(section, locale), 'field');
  const readTexts = textsTogether(loadOther);

  const publish = (locale: Locale, sections: readonly Partial<Messages>[]) => {
    state = { locale, messages: Object.assign({}, ...sections) };
    listeners.tell();
  };

  return {
    getState: () => state,
    subscribe: listeners.add,
    loadSection: async (section) => {
      if (inUse.has(section)) return;
      // If the language changes during the load, that change did not include this section: load it again in the new one.
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
        // Sections that come into use during the load are loaded by another round.
        let sections: MessageSection[];
        let texts: Partial<Messages>[];
        do {
          sections = [...inUse];
          texts = await Promise.all(sections.map((section) => loadOther(section, next)));
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

/** Loads each section once per language and keeps its texts; after a failed load the next call loads again. */
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

/** Merges the texts of several sections in one language. Equal arguments give an identical promise for React's `use`. */
function textsTogether(load: LoadTexts) {
  const asked = new Map<string, Promise<Messages>>();

  return (sections: readonly MessageSection[], locale: Locale): Promise<Messages> => {
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

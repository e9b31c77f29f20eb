import type { Locale } from '#src/lib/messages/locale.ts';
import { catalogs, type Messages, type Section } from './catalogs.ts';

export type MessageState = { locale: Locale; messages: Messages };

/** The texts loaded so far. A change of language loads every section in use, then switches at once. */
export type MessageStore = {
  getState: () => MessageState;
  subscribe: (listener: () => void) => () => void;
  /** Adds the texts of a section (a lazy route awaits it before it renders). */
  loadSection: (section: Section) => Promise<void>;
  changeLocale: (locale: Locale) => Promise<void>;
};

export function createMessageStore(locale: Locale, initial: Partial<Messages> = {}): MessageStore {
  const sections = new Set<Section>();
  const listeners = new Set<() => void>();
  let state: MessageState = { locale, messages: initial as Messages };

  const publish = (next: MessageState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadSection: async (section) => {
      if (sections.has(section)) return;
      const asked = state.locale;
      const texts = await catalogs[section][asked]();
      sections.add(section);
      if (asked === state.locale) publish({ ...state, messages: { ...state.messages, ...texts } });
      else publish({ ...state, messages: await loadAll(sections, state.locale) });
    },
    changeLocale: async (next) => {
      if (next === state.locale) return;
      publish({ locale: next, messages: await loadAll(sections, next) });
    },
  };
}

async function loadAll(sections: Set<Section>, locale: Locale): Promise<Messages> {
  const texts = await Promise.all([...sections].map((section) => catalogs[section][locale]()));

  return Object.assign({}, ...texts);
}

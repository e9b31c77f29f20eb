import { useRef } from 'react';

/** A save after which its form stays open; undefined until it is known how that ended. */
type Stay<Row> = { saved?: Row };

/** Lets a form stay open after a save, on the record as it was saved, which `reread` reads. */
export function useStaying<Row>(reread: ((id: string) => Promise<Row | null>) | undefined) {
  const stayRef = useRef<Stay<Row> | null>(null);

  return {
    /** Returns whether the form is to stay open after the save under way. */
    isAsked: () => stayRef.current !== null,
    /** Reads the saved record if the form is to stay; a form that can't read it closes, as the record is saved. */
    read: async (id: string | undefined): Promise<Row | undefined> => {
      const stay = stayRef.current;
      if (!stay || id === undefined) return undefined;
      const saved = await reread?.(id).catch(() => null);
      if (saved) stay.saved = saved;

      return stay.saved;
    },
    /** Runs a save after which the form stays open; returns the saved record, undefined where it was not saved. */
    run: async (save: () => Promise<unknown>): Promise<Row | undefined> => {
      const stay: Stay<Row> = {};
      stayRef.current = stay;
      try {
        await save();
      } finally {
        stayRef.current = null;
      }

      return stay.saved;
    },
  };
}

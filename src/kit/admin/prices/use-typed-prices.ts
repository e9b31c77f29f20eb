import { useRef, useState } from 'react';
import type { TypedStore } from '../table/set-tables.tsx';
import { shownAmount, type PriceCell, type TypedPrice, type TypedPrices } from './price-cells.ts';

/** Step that can be undone: what was typed in a cell before. */
type Step = { key: string; before: TypedPrice | undefined };

export type TypedPricesState = {
  typed: TypedPrices;
  canUndo: boolean;
  type: (cell: PriceCell, text: string) => void;
  /** Ends a step: what is typed from now on is undone on its own. */
  endStep: () => void;
  /** Takes back what was typed last, all that was typed into a cell in one go; returns the key of the cell. */
  undo: () => string | undefined;
  /** Shows what is stored again. */
  drop: (keys: readonly string[]) => void;
  /** Takes note that the person has seen the stored amount, and wants the typed one in its place. */
  keepMine: (cell: PriceCell) => void;
};

/** Keeps what is typed into a table of prices, and its steps. */
export function useTypedPrices(store: TypedStore): TypedPricesState {
  const [typed, setTyped] = useState(() => (store.read() as TypedPrices | undefined) ?? NOTHING);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const stepOf = useRef<string | null>(null);
  /** What is typed by now, for a save that ends after further typing. */
  const latest = useRef(typed);

  function put(entries: readonly (readonly [string, TypedPrice | undefined])[]): void {
    const next = new Map(latest.current);
    for (const [key, price] of entries) {
      if (price) next.set(key, price);
      else next.delete(key);
    }
    latest.current = next;
    setTyped(next);
    store.write(next.size > 0 ? next : undefined);
  }

  return {
    typed,
    canUndo: steps.length > 0,
    type: (cell, text) => {
      const { key, stored } = cell;
      const before = typed.get(key);
      if (stepOf.current !== key) setSteps([...steps, { key, before }]);
      stepOf.current = key;
      const base = before ? before.base : stored;
      put([[key, text === shownAmount(cell) && base === stored ? undefined : { text, base }]]);
    },
    endStep: () => {
      stepOf.current = null;
    },
    undo: () => {
      const step = steps.at(-1);
      if (!step) return undefined;
      stepOf.current = null;
      setSteps(steps.slice(0, -1));
      put([[step.key, step.before]]);
      return step.key;
    },
    drop: (keys) => {
      stepOf.current = null;
      setSteps(steps.filter(({ key }) => !keys.includes(key)));
      put(keys.map((key) => [key, undefined]));
    },
    keepMine: ({ key, stored }) => {
      const own = typed.get(key);
      if (own) put([[key, { ...own, base: stored }]]);
    },
  };
}

const NOTHING: TypedPrices = new Map();

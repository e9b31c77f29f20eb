import { useCallback, useState } from 'react';
import { createLogger } from '#src/lib/log/logger.ts';

export const DENSITIES = ['comfortable', 'compact'] as const;
type Density = (typeof DENSITIES)[number];

export type TableChoices = { hidden: readonly string[]; density: Density };

const log = createLogger('admin');
const NONE: TableChoices = { hidden: [], density: 'comfortable' };

/** Keeps in this browser which columns a table shows and how dense its rows are. */
export function useTableChoices(name: string): [TableChoices, (change: Partial<TableChoices>) => void] {
  const key = `admin.table.${name}`;
  const [choices, setChoices] = useState(() => readChoices(key));
  const change = useCallback(
    (next: Partial<TableChoices>) => {
      setChoices((previous) => {
        const changed = { ...previous, ...next };
        writeChoices(key, changed);
        return changed;
      });
    },
    [key],
  );

  return [choices, change];
}

function readChoices(key: string): TableChoices {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    const { hidden, density } = (kept ?? {}) as Partial<Record<keyof TableChoices, unknown>>;

    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : NONE.hidden,
      density: DENSITIES.find((known) => known === density) ?? NONE.density,
    };
  } catch (error) {
    log.warn('The choice of columns could not be read.', { error });
    return NONE;
  }
}

function writeChoices(key: string, choices: TableChoices): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(choices));
  } catch (error) {
    log.warn('The choice of columns could not be kept.', { error });
  }
}

import { useFormikContext } from 'formik';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { PlanFormValues } from '../plan-fields.ts';
import { listOf, textsOf, type FeatureList } from './feature-rows.ts';

type FeatureListState = { list: FeatureList; change: (next: FeatureList) => void };

const FeatureListContext = createContext<FeatureListState | null>(null);

/** Holds the plan's features while they are edited, and writes each change into the form's two texts. */
export function FeatureListProvider({ children }: { children: ReactNode }) {
  const { values, setValues } = useFormikContext<PlanFormValues>();
  const [list, setList] = useState(() => listOf(values.features, values.features_ar));
  const state = useMemo(
    () => ({
      list,
      change: (next: FeatureList) => {
        setList(next);
        void setValues((before) => ({ ...before, ...textsOf(next) }));
      },
    }),
    [list, setValues],
  );

  return <FeatureListContext value={state}>{children}</FeatureListContext>;
}

export function useFeatureList(): FeatureListState {
  const state = use(FeatureListContext);
  if (!state) throw new Error('useFeatureList needs a FeatureListProvider above it.');

  return state;
}

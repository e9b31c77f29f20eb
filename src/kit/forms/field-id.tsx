import { createContext, use, useId, type ReactNode } from 'react';

const FieldIdContext = createContext('');

/** Gives the fields inside ids of their own, so that two forms of one page may have fields of one name. */
export function FieldIdPrefix({ children }: { children: ReactNode }) {
  return <FieldIdContext value={useId()}>{children}</FieldIdContext>;
}

/** The id of a form's field. */
export function useFieldId(name: string): string {
  return `${use(FieldIdContext)}${name}`;
}

import { createContext, use, useId, type ReactNode } from 'react';

const FieldIdContext = createContext('');

/** Prefixes the ids of the fields inside, so that two forms on one page may have fields of the same name. */
export function FieldIdPrefix({ children }: { children: ReactNode }) {
  return <FieldIdContext value={useId()}>{children}</FieldIdContext>;
}

/** Returns the id of a form's field. */
export function useFieldId(name: string): string {
  return `${use(FieldIdContext)}${name}`;
}

/** Marks a field with a hint. Forms leave more room beneath it, or else the hint would seem to belong to the next field. */
export const hintMark = (helperText: ReactNode) => (helperText ? { 'data-hint': '' } : {});

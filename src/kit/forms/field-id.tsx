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

/** Marks a field with a hint, beneath which forms leave more room: a line of text must not look like the next field's. */
export const hintMark = (helperText: ReactNode) => (helperText ? { 'data-hint': '' } : {});

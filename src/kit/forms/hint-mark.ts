import type { ReactNode } from 'react';

/** Marks a field with a hint, beneath which forms leave more room: a line of text must not look like the next field's. */
export const hintMark = (helperText: ReactNode) => (helperText ? { 'data-hint': '' } : {});

import { createContext, use } from 'react';

/** Tells the preview whether it is enlarged. */
export const EnlargedPreview = createContext(false);

export const useIsEnlarged = (): boolean => use(EnlargedPreview);

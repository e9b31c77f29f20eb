import { createContext, use } from 'react';

/** Width from which a mail, which switches to its phone layout at 480 px, is shown as on a desktop. */
export const DESKTOP_MIN_PX = 484;

/** Tells the preview whether it is enlarged. */
export const EnlargedPreview = createContext(false);

export const useIsEnlarged = (): boolean => use(EnlargedPreview);

import { createContext, use, type ReactNode } from 'react';

/** Width from which a mail, which switches to its phone layout at 480 px, is shown as on a desktop. */
export const DESKTOP_MIN_PX = 484;

export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The place around a preview decides these values; a preview without such a place decides them itself. */
type PreviewPlace = {
  isEnlarged: boolean;
  /** False while the preview is hidden, so that nothing is asked for it. */
  isShown: boolean;
  /** Button that enlarges the preview, if the choices show it beside the language. */
  enlarging?: ReactNode;
  /** Language of the text that is being written, until the person chooses another. */
  language?: Language;
  onLanguage?: (language: Language) => void;
  /** Saves what is typed; resolves to false where it was not saved. */
  saveFirst?: () => Promise<boolean>;
};

export const PreviewPlaceContext = createContext<PreviewPlace>({ isEnlarged: false, isShown: true });

export const usePreviewPlace = (): PreviewPlace => use(PreviewPlaceContext);

import type { Locale } from '#src/config/locale.ts';
import ar from './messages/dialogs-ar.json';
import en from './messages/dialogs-en.json';

/** Texts of the composer and the dialogs about sending; they load with their code, which the list does without. */
export const dialogTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };

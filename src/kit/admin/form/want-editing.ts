import { loadAfterList } from '../late/load-after-list.ts';
import type { LateForm, SectionTypes } from '../section/admin-section.ts';
import { loadEditing } from './load-editing.ts';

/** Loads what edits a record when somebody is about to open a form, so that its dialog opens finished. */
export function wantEditing<T extends SectionTypes>(form: LateForm<T>): void {
  // What does not arrive is asked for again once the form is opened.
  void Promise.all([loadAfterList(), loadEditing(form, 'extra')]).catch(() => undefined);
}

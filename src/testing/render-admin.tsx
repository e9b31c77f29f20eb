import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Announcer } from '#src/kit/announce/announcer.tsx';
import { UnsavedChangesGuard } from '#src/kit/admin/guard/unsaved-changes-guard.tsx';
import { loadAfterList } from '#src/kit/admin/late/load-after-list.ts';
import { fakeApi } from './fake-api.ts';
import { renderApp, type RenderAppOptions } from './render-app.tsx';

/** Renders a page of the back office as its layout does, without the sidebar around it. */
export async function renderAdminPage(page: ReactElement, options: RenderAppOptions = {}) {
  // As on a page whose list has been drawn for a moment.
  await loadAfterList();

  return renderApp(
    <Announcer>
      <UnsavedChangesGuard>{page}</UnsavedChangesGuard>
    </Announcer>,
    options,
  );
}

/** Renders a page of the back office with an API that gives these answers. */
export async function openAdminPage(
  page: ReactElement,
  answers: Parameters<typeof fakeApi>[0],
  options: RenderAppOptions = {},
) {
  const api = fakeApi(answers);

  return { ...api, ...(await renderAdminPage(page, { link: api.link, ...options })) };
}

/** Replaces the text of a field by pasting over all of it, which the form hears of once. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  (field as HTMLInputElement).select();
  await user.paste(text);
}

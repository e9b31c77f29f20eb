import { NoticesAdminPage } from '#src/features/notices/admin/notices-section.tsx';
import { pageOf, type fakeApi } from './fake-api.ts';
import { makeAdminNotice } from './make-rows.ts';
import { openAdminPage } from './render-admin.tsx';
import type { RenderAppOptions } from './render-app.tsx';

/** Opens the list of notices, which holds one notice unless an answer says otherwise. */
export function openNotices(answers: Parameters<typeof fakeApi>[0] = {}, options: RenderAppOptions = {}) {
  const list = { NoticesList: () => pageOf([makeAdminNotice()]) };

  return openAdminPage(<NoticesAdminPage />, { ...list, ...answers }, options);
}

import type { ApolloLink } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';

/** Opens the list; the test itself tells of changes and answers each request. */
async function open() {
  const changes = new Subject<ApolloLink.Result>();
  const asked: Subject<ApolloLink.Result>[] = [];
  await openNotices({
    NoticesList: ({ variables }) => {
      if (variables['limit'] === 0) return pageOf([]);
      asked.push(new Subject());
      return asked.at(-1)!;
    },
    NoticesChanged: () => changes,
  });
  await waitFor(() => expect(asked).toHaveLength(1));

  return {
    asked,
    change: () => act(() => changes.next({ data: { changed: [] } })),
    answer: (content: string) =>
      act(() => {
        asked.at(-1)!.next(pageOf([row({ content })]));
        asked.at(-1)!.complete();
      }),
  };
}

describe('a live list of notices', () => {
  it('sends one request at a time, and one more after it for all changes reported meanwhile', async () => {
    const { asked, change, answer } = await open();
    change();
    change();
    expect(asked).toHaveLength(1);

    answer('Before the changes');

    await waitFor(() => expect(asked).toHaveLength(2));
    change();
    change();
    expect(asked).toHaveLength(2);
    answer('After the first');
    await waitFor(() => expect(asked).toHaveLength(3));
    answer('After all');
    expect(await screen.findByRole('row', { name: /After all/ })).toBeTruthy();
    expect(asked).toHaveLength(3);
  });

  it('sends a request for each change that is reported after it has loaded', async () => {
    const { asked, change, answer } = await open();
    answer('One');
    expect(await screen.findByRole('row', { name: /One/ })).toBeTruthy();

    for (const [content, count] of [
      ['Two', 2],
      ['Three', 3],
    ] as const) {
      change();
      await waitFor(() => expect(asked).toHaveLength(count));
      answer(content);
      expect(await screen.findByRole('row', { name: new RegExp(content) })).toBeTruthy();
    }
  });
});

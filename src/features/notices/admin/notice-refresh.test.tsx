import type { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { NoticesAdminPage } from './notices-section.tsx';

describe('a list that changes while it is read', () => {
  it('asks again after an answer that was asked for before the change', async () => {
    const change = { data: { changed: [] } };
    const answers: Subject<ApolloLink.Result>[] = [];
    const { link } = fakeApi({
      NoticesList: ({ variables }) => {
        if (variables['limit'] === 0) return pageOf([]);
        answers.push(new Subject());
        return answers.at(-1)!;
      },
      NoticesChanged: () => of(change),
    });
    await renderAdminPage(<NoticesAdminPage />, { link });

    await waitFor(() => expect(answers).toHaveLength(2));
    answers.forEach((answer) => answer.next(pageOf([row()])));
    answers.forEach((answer) => answer.complete());

    expect(await screen.findByRole('row', { name: /Maintenance tonight/ })).toBeTruthy();
  });
});

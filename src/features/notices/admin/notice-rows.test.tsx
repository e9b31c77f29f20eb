import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openAdminPage } from '#src/testing/render-admin.tsx';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { noticesSection } from './notices-section.tsx';

/** Rows that were drawn, by their names. */
const drawn: string[] = [];
const counted = {
  ...noticesSection,
  columns: [
    {
      ...noticesSection.columns[0],
      cell: ({ content }: { content: string }) => {
        drawn.push(content);
        return content;
      },
    },
  ] as const,
};

const names = ['One', 'Two', 'Three'];

async function open() {
  const page = await openAdminPage(<SectionPage section={counted} />, {
    NoticesList: () => pageOf(names.map((content) => row({ id: content, content }))),
  });
  await screen.findByRole('row', { name: /Three/ });
  drawn.length = 0;

  return page;
}

const inRow = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('the rows of a list', () => {
  it('are not drawn again when a record is opened and closed', async () => {
    const { user } = await open();

    await user.click(inRow(/Two/).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notice' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(drawn).toEqual([]);
  });

  it('are not drawn again when a box is ticked, except for the ticked row', async () => {
    const { user } = await open();

    await user.click(inRow(/Two/).getByRole('checkbox'));

    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(new Set(drawn)).toEqual(new Set(['Two']));
  });

  it('are not drawn again when a minute has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await open();

    act(() => vi.advanceTimersByTime(60_000));

    expect(drawn).toEqual([]);
  });
});

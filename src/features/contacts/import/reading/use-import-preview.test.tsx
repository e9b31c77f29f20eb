import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#src/testing/fake-api.ts';
import type { Correction } from './read-preview.ts';
import { useImportPreview } from './use-import-preview.ts';

const CSV = new TextEncoder().encode('email;name;status;news\nsalma@x.test;Salma;gone;maybe\n');
const none = {
  data: { known: { __typename: 'known', aggregate: { __typename: 'fields', count: 0 } } },
};

/** Chooses a file whose readings end only when `end` is called with their place, counted from 0. */
async function chooseFile() {
  const readings: (() => void)[] = [];
  const file = new File([CSV], 'list.csv');
  file.stream = () =>
    new ReadableStream({
      start(controller) {
        readings.push(() => {
          controller.enqueue(CSV);
          controller.close();
        });
      },
    });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: fakeApi({ KnownContacts: () => none }).link,
  });
  const { result } = renderHook(useImportPreview, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const end = async (at: number) => {
    await waitFor(() => expect(readings.length).toBeGreaterThan(at));
    await act(async () => readings[at]?.());
  };
  const isRead = () => waitFor(() => expect(result.current.isReading).toBe(false));
  act(() => void result.current.choose(file));
  await end(0);
  await isRead();

  return { result, end, isRead };
}

const column =
  (field: 'first_name' | 'last_name', index: number): Correction =>
  ({ columns }) => ({ columns: { ...columns, [field]: index } });
const meaning =
  (value: string): Correction =>
  ({ meanings }) => ({ meanings: [...meanings, { column: 2, value, means: 'subscribed' }] });

describe('the preview of a file that is imported', () => {
  it.each<[string, Correction, Correction]>([
    ['two columns', column('first_name', 1), column('last_name', 3)],
    ['an encoding and a column', () => ({ encoding: 'windows-1256' }), column('first_name', 1)],
    ['a delimiter and a column', () => ({ delimiter: ',' }), column('first_name', 0)],
    ['the header and a column', () => ({ hasHeader: false }), column('first_name', 1)],
    ['an encoding and a delimiter', () => ({ encoding: 'windows-1256' }), () => ({ delimiter: ',' })],
    ['the meanings of two values', meaning('gone'), meaning('maybe')],
  ])('has %s that are corrected at once, as if each had been read before the next', async (_, ...both) => {
    const atOnce = await chooseFile();
    const inTurn = await chooseFile();

    for (const correction of both) act(() => void atOnce.result.current.change(correction));
    await atOnce.end(2);
    await atOnce.isRead();
    await atOnce.end(1);
    for (const [index, correction] of both.entries()) {
      act(() => void inTurn.result.current.change(correction));
      await inTurn.end(index + 1);
      await inTurn.isRead();
    }

    expect(atOnce.result.current.preview).toEqual(inTurn.result.current.preview);
  });

  it('has a column that was corrected right before the mode was chosen', async () => {
    const { result, end, isRead } = await chooseFile();

    act(() => void result.current.change(column('first_name', 1)));
    act(() => void result.current.chooseMode('unsubscribe'));
    await end(2);
    await isRead();

    expect(result.current.preview?.reading).toMatchObject({
      columns: { first_name: 1 },
      areAllLeaving: true,
    });
  });
});

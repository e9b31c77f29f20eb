import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { useAction } from './use-action.ts';

const outcomes: boolean[] = [];

function ActionButton({ action }: { action: () => Promise<unknown> }) {
  const { run, isPending } = useAction({ done: 'kit.order.undone', around: 'kit.list.exportFailed' });

  return (
    <button disabled={isPending} onClick={() => void run(action).then((isDone) => outcomes.push(isDone))}>
      {'Do it'}
    </button>
  );
}

const theButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Do it' });

describe('an action of the back office', () => {
  it('is pending while it runs, and reports success in a toast', async () => {
    outcomes.length = 0;
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    const { user } = await renderAdminPage(<ActionButton action={() => promise} />);

    await user.click(theButton());
    expect(theButton().disabled).toBe(true);
    act(resolve);

    expect(await screen.findByText('The order is as it was before.')).toBeTruthy();
    expect(theButton().disabled).toBe(false);
    expect(outcomes).toEqual([true]);
  });

  it('reports in a toast that it failed, and is no longer pending', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    outcomes.length = 0;
    const { user } = await renderAdminPage(
      <ActionButton action={() => Promise.reject(new Error('too late'))} />,
    );

    await user.click(theButton());

    expect(await screen.findByText(/^The export failed:/)).toBeTruthy();
    expect(theButton().disabled).toBe(false);
    expect(outcomes).toEqual([false]);
  });

  it('has the result false where it returns false itself', async () => {
    outcomes.length = 0;
    const { user } = await renderAdminPage(<ActionButton action={() => Promise.resolve(false)} />);

    await user.click(theButton());

    expect(outcomes).toEqual([false]);
  });
});

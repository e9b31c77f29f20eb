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

describe('an action', () => {
  it('is pending while it runs, and says that it is done', async () => {
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

  it("says why it failed, in SPEC's text around the error", async () => {
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

  it('says nothing of an act that refuses by itself', async () => {
    outcomes.length = 0;
    const { user } = await renderAdminPage(<ActionButton action={() => Promise.resolve(false)} />);

    await user.click(theButton());

    expect(outcomes).toEqual([false]);
  });
});

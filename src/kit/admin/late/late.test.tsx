import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { Late } from './late.tsx';

const draw = (load: () => Promise<string>) =>
  renderAdminPage(
    <>
      <h1>{'The page'}</h1>
      <Late load={load} fallback={<p>{'It is coming'}</p>}>
        {(part) => <p>{part}</p>}
      </Late>
    </>,
  );

describe('a part of a page whose code is loaded late', () => {
  it('shows its fallback until its code arrives', async () => {
    let arrive: (part: string) => void = () => undefined;
    await draw(() => new Promise((resolve) => (arrive = resolve)));
    expect(await screen.findByText('It is coming')).toBeTruthy();

    arrive('The part');

    expect(await screen.findByText('The part')).toBeTruthy();
  });

  it('shows an error in its place where its code can’t be loaded, and is loaded on "Try again"', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn().mockRejectedValueOnce(new Error('no such file')).mockResolvedValue('The part');
    const { user } = await draw(load as () => Promise<string>);
    expect(await screen.findByText('This part of the page could not be loaded')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The part')).toBeTruthy();
  });
});

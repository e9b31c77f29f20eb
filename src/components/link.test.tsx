import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { Link } from './link.tsx';

function Page() {
  const { pathname, state } = useLocation();

  return (
    <>
      <output>{`${pathname} ${String(state)}`}</output>
      <Link to="/next" state="from here">
        Next
      </Link>
      <Link to="/kept" onClick={(event) => event.preventDefault()}>
        Kept
      </Link>
    </>
  );
}

it('Link navigates within the site, unless Ctrl is held or its onClick prevents it', async () => {
  const { user } = await renderApp(<Page />);
  const isLeftToBrowser = (name: string, init?: object) =>
    fireEvent.click(screen.getByRole('link', { name }), { cancelable: true, ...init });

  expect(isLeftToBrowser('Next', { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser('Kept')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/ null');

  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('status').textContent).toBe('/next from here');
});

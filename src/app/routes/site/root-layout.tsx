import { Outlet, ScrollRestoration } from 'react-router';

/** What every page shares. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

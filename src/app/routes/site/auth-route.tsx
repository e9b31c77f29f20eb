/** The sign-in page. */
export function AuthRoute() {
  return <main id="main" />;
}

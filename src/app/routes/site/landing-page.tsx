/** The landing page in SPEC's order. */
export function LandingPage() {
  return <main id="main" />;
}

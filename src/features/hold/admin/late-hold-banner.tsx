import { Late } from '#src/kit/admin/late/late.tsx';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';

/** Loads the banner once the page has nothing else to do: it is shown after a restore alone. */
const loadBanner = loadOnce(async () => {
  await new Promise<void>(whenIdle);
  return (await import('./hold-banner.tsx')).HoldBanner;
}, 'field');

/** Draws the banner of a product that is held, when its code is there. */
export function LateHoldBanner() {
  return (
    <Late load={loadBanner} fallback={null} frame={() => null}>
      {(HoldBanner) => <HoldBanner />}
    </Late>
  );
}

import { buildEnv } from '#src/config/build-env.ts';
import { savesData } from '#src/lib/document/saves-data.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { keepPages } from './keep-pages.ts';
import { keptPage } from './kept-page.ts';

type Options = { publicData: PublicData; isEnabled: boolean };

/** Refreshes a kept page, and lets the service worker keep pages, except in development and for visitors who save data. */
export function startOffline({ publicData, isEnabled }: Options): void {
  if (keptPage.isKept()) void askUntilAnswered(publicData).then(keptPage.renew);
  if (!isEnabled || buildEnv.isDevelopment || savesData() || !('serviceWorker' in navigator)) return;
  // Loads this file so that the worker keeps it too: a page opened offline needs it once the network is back.
  void import('#src/lib/public-data/ask-api.ts');
  keepPages(navigator.serviceWorker);
}

import { env } from '#src/config/env.ts';
import { savesData } from '#src/lib/document/saves-data.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { keepPages } from './keep-pages.ts';
import { keptPage } from './kept-page.ts';

type Options = { publicData: PublicData; isEnabled: boolean };

/** Brings a kept page up to date, and has pages kept: not while developing, nor for a visitor who saves data. */
export function startOffline({ publicData, isEnabled }: Options): void {
  if (keptPage.isKept()) void askUntilAnswered(publicData).then(keptPage.renew);
  if (!isEnabled || env.isDevelopment || savesData() || !('serviceWorker' in navigator)) return;
  // To be kept as well: a page that opens without a network asks with it once there is one.
  void import('#src/lib/public-data/ask-api.ts');
  keepPages(navigator.serviceWorker);
}

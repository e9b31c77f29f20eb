import { existsSync } from 'node:fs';
import { startFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { startWebKit } from './webkit.ts';

type Start = () => Promise<OtherBrowser>;

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/**
 * Returns the browsers other than Chromium; `start` is undefined for a browser that is not installed. `forCheckers`
 * prepares Firefox for checkers of whole pages.
 */
export function otherBrowsers({ forCheckers = false } = {}): { name: string; start: Start | undefined }[] {
  const firefox = FIREFOX.find(existsSync);
  const miniBrowser = [DRIVER, DISPLAY_SERVER].every(existsSync) ? MINI_BROWSERS.find(existsSync) : undefined;

  return [
    {
      name: 'Firefox',
      start: firefox === undefined ? undefined : () => startFirefox(firefox, { forCheckers }),
    },
    {
      name: 'WebKit',
      start:
        miniBrowser === undefined
          ? undefined
          : () => startWebKit({ miniBrowser, driver: DRIVER, displayServer: DISPLAY_SERVER }),
    },
  ];
}

import type { Granted } from './granted.ts';

type Queue = { push: (entry: unknown) => unknown };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's queue, which its tags read once they are there. */
export function googleQueue(): Queue & { gtag: (...command: unknown[]) => void } {
  const queue = (window.dataLayer ??= []);

  return {
    push: (entry) => queue.push(entry),
    gtag: (...command) => queue.push(asArguments(command)),
  };
}

/** gtag.js tells a command from other entries by its being an `arguments` object. */
function asArguments(command: unknown[]): IArguments {
  return (
    function take() {
      // eslint-disable-next-line prefer-rest-params -- an array is no command for gtag.js
      return arguments;
    } as (...values: unknown[]) => IArguments
  )(...command);
}

let isDefaultSet = false;

/**
 * Consent Mode v2: everything denied by default, then what the visitor granted.
 *
 * See https://developers.google.com/tag-platform/security/guides/consent
 */
export function consentState({ analytics, marketing }: Granted): void {
  const state = (isAnalytics: boolean, isMarketing: boolean) => ({
    analytics_storage: isAnalytics ? 'granted' : 'denied',
    ad_storage: isMarketing ? 'granted' : 'denied',
    ad_user_data: isMarketing ? 'granted' : 'denied',
    ad_personalization: isMarketing ? 'granted' : 'denied',
  });
  const { gtag } = googleQueue();
  if (!isDefaultSet || window.dataLayer?.length === 0) gtag('consent', 'default', state(false, false));
  isDefaultSet = true;
  gtag('consent', 'update', state(analytics, marketing));
}

import type { Granted } from './granted.ts';

type Queue = { push: (entry: unknown) => unknown };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Returns Google's command queue; its tags read the queue once they are loaded. */
export function googleQueue(): Queue & { gtag: (...command: unknown[]) => void } {
  const queue = (window.dataLayer ??= []);

  return {
    push: (entry) => queue.push(entry),
    gtag: (...command) => queue.push(asArguments(command)),
  };
}

/** Wraps a command in an `arguments` object; by that gtag.js tells commands from other entries. */
function asArguments(command: unknown[]): IArguments {
  return (
    function take() {
      // oxlint-disable-next-line prefer-rest-params -- an array is no command for gtag.js
      return arguments;
    } as (...values: unknown[]) => IArguments
  )(...command);
}

let isDefaultSet = false;

/**
 * Sends Consent Mode v2's state: everything denied by default, then the visitor's choice.
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

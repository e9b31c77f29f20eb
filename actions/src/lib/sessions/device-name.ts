import Bowser from 'bowser';

/** Upper bound for the characters that are read of the header; no browser's is longer. */
const USER_AGENT_MAX_LENGTH = 512;

export type DeviceName = { browser: string | null; system: string | null };

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * Returns the browser and the system that a User-Agent header names. Only names from the library's own lists are
 * returned: any other text was written by the sender, and would appear in mails and pages.
 */
export function readDeviceName(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX_LENGTH));

  return { browser: known(browser.name, browsers), system: known(os.name, systems) };
}

function known(name: string | undefined, names: Set<string>): string | null {
  return name !== undefined && names.has(name) ? name : null;
}

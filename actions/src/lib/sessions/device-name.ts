import Bowser from 'bowser';

/** Longer than any browser's; the rest of a longer one is not read. */
const USER_AGENT_MAX_LENGTH = 512;

export type DeviceName = { browser: string | null; system: string | null };

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * The browser and the system of a User-Agent header. Only names that the library has itself are answered: whatever
 * else the header says was written by whoever sent it, and would stand in mails and pages.
 */
export function readDeviceName(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX_LENGTH));

  return { browser: known(browser.name, browsers), system: known(os.name, systems) };
}

function known(name: string | undefined, names: Set<string>): string | null {
  return name !== undefined && names.has(name) ? name : null;
}

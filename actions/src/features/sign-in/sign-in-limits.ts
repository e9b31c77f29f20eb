import { networkOf } from '#runtime/network/network-of.ts';
import { createAttemptLimit } from '#actions/lib/attempt-limit.ts';
import type { Db } from '#actions/lib/database.ts';

const WINDOW_S = 15 * 60;
/** Upper bound for failures of one account from one IP, or on one known device. */
const MAX_PER_PLACE = 10;
/** Upper bound for failures of all accounts from one IP. */
const MAX_PER_IP = 50;
/**
 * Upper bound for failures of one account from all unknown devices together; beyond it one attempt passes every BRAKE_S
 * seconds.
 */
const MAX_PER_ACCOUNT = 30;
const BRAKE_S = 30;

/** Attempt to sign in; `device` is set if this account has signed in on the device before. */
export type Attempt = { email: string; ip: string; device: string | undefined };

/**
 * Creates the limits for trying a password. An attempt on an unknown device counts for the pair of account and IP, for
 * the IP, and for the account. The account's limit only slows attempts down and does not lock the account, because
 * anybody can exhaust it for anybody. A known device has its own count, which no other attempts touch.
 */
export function createSignInLimits({ db, secrets }: { db: Db; secrets: readonly string[] }) {
  const limit = (name: string, max: number, windowS = WINDOW_S) =>
    createAttemptLimit({ db, secrets, name: `sign-in ${name}`, max, windowS });
  const perDevice = limit('account and device', MAX_PER_PLACE);
  const perPlace = limit('account and address', MAX_PER_PLACE);
  const perIp = limit('address', MAX_PER_IP);
  const perAccount = limit('account', MAX_PER_ACCOUNT);
  const brake = limit('brake', 1, BRAKE_S);

  function keysOf({ email, ip, device }: Attempt) {
    const network = networkOf(ip);
    return { network, place: `${email}\0${network}`, device: device && `${email}\0${device}` };
  }

  async function takeAsStranger(email: string, network: string, place: string): Promise<number> {
    const ipWaitS = await perIp.take(network);
    if (ipWaitS > 0) return ipWaitS;

    const placeWaitS = await perPlace.take(place);
    const brakeWaitS = placeWaitS > 0 || (await perAccount.take(email)) === 0 ? 0 : await brake.take(email);
    // A refused attempt has tried no password, so others with the same IP lose nothing by it; where the brake refused it,
    // a later attempt from this place doesn't either.
    if (placeWaitS > 0 || brakeWaitS > 0) await perIp.giveBack(network);
    if (brakeWaitS > 0) await perPlace.giveBack(place);

    return placeWaitS || brakeWaitS;
  }

  return {
    /**
     * Counts an attempt before its password is tried; returns the seconds to wait if it must not be tried, otherwise 0.
     */
    take(attempt: Attempt): Promise<number> {
      const { network, place, device } = keysOf(attempt);
      return device ? perDevice.take(device) : takeAsStranger(attempt.email, network, place);
    },

    /** Takes the attempt that was just counted off the counts, because it was no failure. */
    async giveBack(attempt: Attempt): Promise<void> {
      const { network, place, device } = keysOf(attempt);
      if (device) return perDevice.giveBack(device);
      await perPlace.giveBack(place);
      await perIp.giveBack(network);
      await perAccount.giveBack(attempt.email);
    },

    /**
     * Forgets the failures of this account on this device or from this IP after a right password, and nothing that
     * others counted.
     */
    async succeed(attempt: Attempt): Promise<void> {
      const { place, device } = keysOf(attempt);
      await this.giveBack(attempt);
      await (device ? perDevice.clear(device) : perPlace.clear(place));
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

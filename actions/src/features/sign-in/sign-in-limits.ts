import { networkOf } from '#runtime/network-of.ts';
import { createAttemptLimit } from '../../lib/attempt-limit.ts';
import type { Db } from '../../lib/database.ts';

const WINDOW_S = 15 * 60;
/** Failures of one account from one address, or on one known device. */
const MAX_PER_PLACE = 10;
/** Failures of all accounts from one address. */
const MAX_PER_ADDRESS = 50;
/** Failures of one account from all strange devices together; beyond, one attempt at a time passes. */
const MAX_PER_ACCOUNT = 30;
const BRAKE_S = 30;

/** Whose attempt it is; `device` where this account has signed in on it before. */
export type Attempt = { email: string; address: string; device: string | undefined };

/**
 * Who may try a password. A stranger's attempts count for account and address, for the address, and for
 * the account; the last is a brake and no lock, as anybody can reach it for anybody. The owner's device
 * has its own count, which nobody else's attempts touch.
 */
export function createSignInLimits({ db, secret }: { db: Db; secret: string }) {
  const limit = (name: string, max: number, windowS = WINDOW_S) =>
    createAttemptLimit({ db, secret, name: `sign-in ${name}`, max, windowS });
  const perDevice = limit('account and device', MAX_PER_PLACE);
  const perPlace = limit('account and address', MAX_PER_PLACE);
  const perAddress = limit('address', MAX_PER_ADDRESS);
  const perAccount = limit('account', MAX_PER_ACCOUNT);
  const brake = limit('brake', 1, BRAKE_S);

  function keysOf({ email, address, device }: Attempt) {
    const network = networkOf(address);
    return { network, place: `${email}\0${network}`, device: device && `${email}\0${device}` };
  }

  async function takeAsStranger(email: string, network: string, place: string): Promise<number> {
    const addressWaitS = await perAddress.take(network);
    if (addressWaitS > 0) return addressWaitS;

    const placeWaitS = await perPlace.take(place);
    const brakeWaitS = placeWaitS > 0 || (await perAccount.take(email)) === 0 ? 0 : await brake.take(email);
    // What is refused tried no password: it takes nothing from others at the address, nor from a later try.
    if (placeWaitS > 0 || brakeWaitS > 0) await perAddress.giveBack(network);
    if (brakeWaitS > 0) await perPlace.giveBack(place);

    return placeWaitS || brakeWaitS;
  }

  return {
    /** Counts an attempt before its password is tried; the seconds to wait when it may not be, or else 0. */
    take(attempt: Attempt): Promise<number> {
      const { network, place, device } = keysOf(attempt);
      return device ? perDevice.take(device) : takeAsStranger(attempt.email, network, place);
    },

    /** The attempt just counted was no failure. */
    async giveBack(attempt: Attempt): Promise<void> {
      const { network, place, device } = keysOf(attempt);
      if (device) return perDevice.giveBack(device);
      await perPlace.giveBack(place);
      await perAddress.giveBack(network);
      await perAccount.giveBack(attempt.email);
    },

    /** The password was right: forgets the failures of this account here, and nothing that others counted. */
    async succeed(attempt: Attempt): Promise<void> {
      const { place, device } = keysOf(attempt);
      await this.giveBack(attempt);
      await (device ? perDevice.clear(device) : perPlace.clear(place));
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

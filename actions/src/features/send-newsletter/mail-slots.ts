/** Milliseconds after which one who waits for a slot looks whether it is still wanted. */
const LOOK_MS = 1_000;

/**
 * Creates the slots for mails under way, which all dispatches of this process share: one for each connection to the mail
 * server. They are given in the order in which they were asked for; each dispatch has the same number of workers, so
 * that each gets the same share.
 */
export function createMailSlots(count: number) {
  const waiting: Place[] = [];
  let free = count;

  /**
   * Gives free slots to the workers that wait, except to those that are looking, since no worker may hold a slot
   * without using it.
   */
  function give(): void {
    while (free > 0) {
      const next = waiting.find(({ isLooking }) => !isLooking);
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      free -= 1;
      next.take();
    }
  }

  return {
    /**
     * Waits for a slot; resolves to false, without a slot, if it is not wanted any more. A waiting worker is asked each
     * second, and keeps its place meanwhile.
     */
    async take(isWanted: () => Promise<boolean>): Promise<boolean> {
      const place = createPlace();
      waiting.push(place);
      give();
      while (!(await place.isTaken())) {
        const isLeaving = !(await isWanted());
        if (isLeaving) waiting.splice(waiting.indexOf(place), 1);
        place.isLooking = false;
        give();
        if (isLeaving) return false;
      }
      return true;
    },
    giveBack(): void {
      free += 1;
      give();
    },
  };
}

export type MailSlots = ReturnType<typeof createMailSlots>;

type Place = { isLooking: boolean; take: () => void };

/** Creates a place in the queue; `isTaken` resolves to false, and the place is looking, after LOOK_MS without a slot. */
function createPlace() {
  let hasSlot = false;
  let wake: () => void = () => undefined;
  const place = {
    isLooking: false,
    take(): void {
      hasSlot = true;
      wake();
    },
    isTaken(): Promise<boolean> {
      if (hasSlot) return Promise.resolve(true);
      return new Promise((resolve) => {
        const look = setTimeout(() => {
          place.isLooking = true;
          resolve(false);
        }, LOOK_MS);
        wake = () => {
          clearTimeout(look);
          resolve(true);
        };
      });
    },
  };
  return place;
}

/** Parts without which an instance is not ready, in the order in which they are named. */
const VITAL_PARTS = [
  'account-mails',
  'subscription-mails',
  'account-jobs',
  'dispatches',
  'heartbeat',
  'relay-outbox',
] as const;
type Vital = (typeof VITAL_PARTS)[number];
type Living = { isWell: () => boolean };

/** Creates the list of parts whose work makes an instance ready; one that has not started is not well. */
export function createVitals() {
  const parts = new Map<Vital, Living>();

  return {
    /** Adds a part that has started, and returns it. */
    watch<Part extends Living>(name: Vital, part: Part): Part {
      parts.set(name, part);
      return part;
    },
    /** Returns the names of the parts that do not work. */
    unwell: (): Vital[] => VITAL_PARTS.filter((name) => !parts.get(name)?.isWell()),
  };
}

type Load = () => Promise<unknown>;

let load: Load = () => Promise.resolve();

/** Sets what loads the texts that a page of the back office does not need before something opens on it. */
export function setLateTexts(loadTexts: Load): void {
  load = loadTexts;
}

/** Loads these texts; whatever opens waits for them as for its own code, and its loader asks again for both. */
export const loadLateTexts: Load = () => load();

import type { Toasts } from '../toasts/use-toasts.tsx';

/** Does what follows a save, and tells it, also where it fails. `open` leads to a path of the site. */
export type AfterSave = (tools: { toasts: Toasts; open: (path: string) => void }) => Promise<void>;

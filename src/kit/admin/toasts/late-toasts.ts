import type { SnackbarKey, SnackbarMessage } from 'notistack';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { ToastOptions } from './toast-options.ts';

type Toasts = typeof import('./drawn-toasts.tsx');

/** Toasts that were shown before their code was there, in their order. */
const waiting = new Map<SnackbarKey, (toasts: Toasts) => void>();
let loaded: Toasts | undefined;
let count = 0;

const load = loadOnce(() => import('./drawn-toasts.tsx'), 'field');

/**
 * Shows a toast, whose code is loaded with the first; returns its key. Forms and lists load that code before a toast can
 * be needed. Where it does not arrive, the toast waits for the next one, or for the network.
 */
export function showToast(message: SnackbarMessage, options: ToastOptions = {}): SnackbarKey {
  const { key = `late-toast-${(count += 1)}` } = options;
  const show = (toasts: Toasts) => toasts.drawToast(message, { ...options, key });
  if (loaded) show(loaded);
  else {
    waiting.set(key, show);
    showWaiting();
  }

  return key;
}

export function closeToast(key: SnackbarKey): void {
  if (!waiting.delete(key)) loaded?.closeToast(key);
}

function showWaiting(): void {
  load().then(
    (toasts) => {
      loaded = toasts;
      waiting.forEach((show) => show(toasts));
      waiting.clear();
    },
    () => window.addEventListener('online', showWaiting, { once: true }),
  );
}

import '#src/lib/theme/styles.ts';
import './app/providers/toast-styles.ts';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EarlyPress } from './app/prerender/early-press.tsx';
import { startApp } from './app/start-app.tsx';
import { createLogger } from './lib/log/logger.ts';

const log = createLogger('hydration');

async function mount(container: HTMLElement): Promise<void> {
  const { element, isDrawn } = await startApp();
  // In a transition React works in slices of a few milliseconds, so that the page can handle input in between.
  startTransition(() => {
    if (isDrawn) hydrate(container, element);
    else createRoot(container).render(element);
  });
}

function hydrate(container: HTMLElement, element: ReactElement): void {
  // React receives clicks from here on, so the start script's listener ends.
  const button = window.takeEarlyPress?.();
  hydrateRoot(container, <EarlyPress button={button}>{element}</EarlyPress>, {
    onRecoverableError: (error, { componentStack }) => {
      log.error('A part of the page was not as the server drew it, and was drawn again.', {
        error,
        componentStack,
      });
    },
  });
}

const container = document.getElementById('root');
if (container) void mount(container);

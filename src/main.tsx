import '#src/lib/theme/styles.ts';
import './app/providers/toast-styles.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startApp } from './app/start-app.tsx';
import { createLogger } from './lib/log/logger.ts';

const log = createLogger('hydration');

async function mount(container: HTMLElement): Promise<void> {
  const { element, isDrawn } = await startApp();
  if (!isDrawn) return createRoot(container).render(element);

  hydrateRoot(container, element, {
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

import '#src/lib/theme/styles.ts';
import './app/providers/toast-styles.ts';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start-app.tsx';

const container = document.getElementById('root');
if (container) void startApp().then((app) => createRoot(container).render(app));

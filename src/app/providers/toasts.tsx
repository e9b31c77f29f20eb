import { SnackbarProvider } from 'notistack';
import './toasts.css';

/** Shows what `enqueueSnackbar` is given; it needs no tree around it. */
export function Toasts() {
  return <SnackbarProvider autoHideDuration={6000} maxSnack={3} />;
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchSteps } from '#src/lib/panels/history-step.ts';

/** Watches the history entries of open panels; after a panel closes, choices made in it stay in the page's URL. */
export function usePanelSteps(): void {
  const navigate = useNavigate();
  const onChoice = useEffectEvent((search: string) => {
    void navigate(
      { pathname: window.location.pathname, search, hash: window.location.hash },
      { replace: true },
    );
  });

  useEffect(
    () =>
      watchSteps((search) => {
        onChoice(search);
      }),
    [],
  );
}

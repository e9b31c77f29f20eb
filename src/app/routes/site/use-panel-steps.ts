import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { watchSteps } from '#src/lib/panels/history-step.ts';

/** Watches the steps that open panels have in the history; what was chosen in a panel stays in the page's address. */
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

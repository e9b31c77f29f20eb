import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepStep, takeStep } from './history-step.ts';

/** Makes the browser's Back close an open panel and stay on the page; the history entry exists before the panel is seen. */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const location = useLocation();
  const onBack = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!isOpen) return;

    return takeStep(() => {
      onBack();
    });
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen) keepStep();
  }, [isOpen, location]);
}

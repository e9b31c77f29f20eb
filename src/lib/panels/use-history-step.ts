import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { keepStep, takeStep } from './history-step.ts';

/** While a panel is open, the browser's Back closes it and stays on the page: its step is there when the panel is seen. */
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

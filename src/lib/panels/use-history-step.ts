import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { keepStep, takeStep } from './history-step.ts';

/** While a panel is open, the browser's Back closes it and stays on the page. */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const location = useLocation();
  const onBack = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;

    return takeStep(() => {
      onBack();
    });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) keepStep();
  }, [isOpen, location]);
}

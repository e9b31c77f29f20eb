import { useState } from 'react';
import { loadAfterList, useAfterList } from '../late/load-after-list.ts';
import type { ChoiceSelectProps } from './choice-select-props.ts';
import { ClosedSelect } from './closed-select.tsx';

/**
 * Chooses one of a few values. Its menu is loaded after the list; until then a control that looks the same takes its
 * place, loads it on first use, and hands on the focus and the wish to open it.
 */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const parts = useAfterList();
  const [isFocused, setIsFocused] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  if (parts) return <parts.MenuSelect {...props} isFocused={isFocused} isOpen={isWanted} />;

  const loadMenu = () => void loadAfterList().catch(() => setIsWanted(false));

  return (
    <ClosedSelect
      {...props}
      onFocus={() => {
        setIsFocused(true);
        loadMenu();
      }}
      onBlur={() => {
        setIsFocused(false);
        setIsWanted(false);
      }}
      onOpen={() => {
        setIsWanted(true);
        loadMenu();
      }}
    />
  );
}

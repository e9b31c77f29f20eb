import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

export type PanelName = 'about' | 'faq';
export type Panels = {
  openPanel: PanelName | null;
  open: (panel: PanelName) => void;
  close: () => void;
};

const PanelsContext = createContext<Panels>({
  openPanel: null,
  open: () => undefined,
  close: () => undefined,
});

/** Remembers which of the site's dialogs is open; header, footer and panels share it. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [openPanel, setOpenPanel] = useState<PanelName | null>(null);
  const panels = useMemo(
    () => ({
      openPanel,
      open: setOpenPanel,
      close: () => {
        setOpenPanel(null);
      },
    }),
    [openPanel],
  );

  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

/** Returns which dialog of the site is open, and the functions that open and close one. */
export function usePanels(): Panels {
  return useContext(PanelsContext);
}

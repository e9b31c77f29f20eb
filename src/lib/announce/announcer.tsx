import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** One polite live region for the whole site; screen readers speak what is announced into it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const announce = useCallback<Announce>((next) => {
    setText((previous) => (previous === next ? `${next}\u00a0` : next));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {text}
      </Box>
    </AnnounceContext>
  );
}

/** Speaks a change that sighted visitors see (plans switched, panel loaded) to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDebouncedCallback } from 'use-debounce';
import { Icon } from '#src/components/icon.tsx';
import { useComposition } from '#src/kit/forms/use-composition.ts';

/** Pause in typing after which the list is searched. */
const TYPING_PAUSE_MS = 300;

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Search field that reports its words once the person has paused typing. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // A value set elsewhere (a link, Back, 'Show all') replaces the typed text; a value that this field sent itself doesn't.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(value);
    setSent(value);
  }

  const { isComposing, handlers } = useComposition();
  const send = useDebouncedCallback((words: string) => {
    setSent(words);
    onChange(words);
  }, TYPING_PAUSE_MS);
  useEffect(() => {
    if (typed === value || isComposing) send.cancel();
    else send(typed);
  }, [typed, value, isComposing, send]);

  const clear = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={intl.formatMessage({ id: 'kit.list.clearSearch' })}
        onClick={() => setTyped('')}
      >
        <Icon path={mdiClose} size={20} />
      </IconButton>
    </InputAdornment>
  );

  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      {...handlers}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ width: { sm: 280 }, 'input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} size={20} />
            </InputAdornment>
          ),
          endAdornment: typed === '' ? null : clear,
        },
      }}
    />
  );
}

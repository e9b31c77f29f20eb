import { mdiClose, mdiMagnify } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { useComposition } from '#src/kit/forms/use-composition.ts';

/** Pause in typing after which the list is searched. */
const TYPING_PAUSE_MS = 300;

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Search field that reports its words once the person has paused typing. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
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
  const send = useEffectEvent((words: string) => {
    setSent(words);
    onChange(words);
  });
  useEffect(() => {
    if (typed === value || isComposing) return;
    const timer = setTimeout(() => send(typed), TYPING_PAUSE_MS);

    return () => clearTimeout(timer);
  }, [typed, value, isComposing]);

  // `TextField` would bring the code of all its variants, and of a select's menu.
  return (
    <FormControl
      size="small"
      {...handlers}
      sx={{ 'input::-webkit-search-cancel-button': { display: 'none' } }}
    >
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        startAdornment={
          <Box sx={{ ...adornment, marginInlineEnd: 1 }}>
            <Icon path={mdiMagnify} size={20} />
          </Box>
        }
        endAdornment={typed === '' ? null : <Clear onClick={() => setTyped('')} />}
      />
    </FormControl>
  );
}

function Clear({ onClick }: { onClick: () => void }) {
  const intl = useIntl();

  return (
    <Box sx={{ ...adornment, marginInlineStart: 1 }}>
      <IconButton
        edge="end"
        size="small"
        aria-label={intl.formatMessage({ id: 'kit.list.clearSearch' })}
        onClick={onClick}
      >
        <Icon path={mdiClose} size={20} />
      </IconButton>
    </Box>
  );
}

const adornment = { display: 'flex', alignItems: 'center', maxHeight: '2em', color: 'action.active' };

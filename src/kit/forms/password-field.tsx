import { mdiEyeOffOutline, mdiEyeOutline } from '#src/components/icon-paths.generated.ts';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field whose text can be shown. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const intl = useIntl();
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={intl.formatMessage({ id: isShown ? 'forms.hidePassword' : 'forms.showPassword' })}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
      </IconButton>
    </InputAdornment>
  );

  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}

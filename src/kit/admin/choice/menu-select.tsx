import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { ChoiceSelectProps } from './choice-select-props.ts';

type MenuSelectProps = ChoiceSelectProps & {
  /** State of the control for which this one comes: whether it had the focus, and whether it was to be opened. */
  isFocused: boolean;
  isOpen: boolean;
};

/** The choice with its menu. */
export function MenuSelect(props: MenuSelectProps) {
  const { value, options, onChange, variant, label, labelId, name, id, isDisabled, sx, inputRef } = props;
  const { isFocused, isOpen } = props;
  const input = variant === 'bare' ? <InputBase /> : <OutlinedInput label={label} notched={Boolean(label)} />;

  return (
    <Select
      {...(variant === 'bare' ? { variant: 'standard' } : { variant: 'outlined', size: 'small' })}
      input={input}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoFocus={isFocused}
      defaultOpen={isOpen}
      {...(labelId && { labelId })}
      {...(id && { id })}
      {...(isDisabled && { disabled: true })}
      {...(name && { slotProps: { input: { 'aria-label': name } } })}
      {...(inputRef && { inputRef })}
      {...(sx && { sx })}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </Select>
  );
}

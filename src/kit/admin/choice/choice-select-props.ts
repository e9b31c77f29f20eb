import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

export type ChoiceSelectProps = {
  value: string;
  options: readonly { value: string; text: ReactNode }[];
  onChange: (value: string) => void;
  /** `outlined` is in a box, whose gap `label` fills; `bare` has neither. */
  variant: 'outlined' | 'bare';
  label?: ReactNode;
  /** Id of the element that names the choice; without it, `name` does. */
  labelId?: string;
  name?: string;
  id?: string;
  isDisabled?: boolean;
  sx?: SxProps<Theme>;
  /** Ref by which the choice can be focused. */
  inputRef?: Ref<{ focus: () => void }>;
};

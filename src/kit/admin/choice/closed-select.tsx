import Box from '@mui/material/Box';
import InputBase, { type InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import {
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { Icon } from '#src/components/icon.tsx';
import type { ChoiceSelectProps } from './choice-select-props.ts';

type Handlers = { onFocus: () => void; onBlur: () => void; onOpen: () => void };

/** Draws a closed choice, as MUI's `Select` does, whose code is large because of its menu. */
export function ClosedSelect({ onFocus, onBlur, ...props }: ChoiceSelectProps & Handlers) {
  const { variant, value, label, isDisabled = false, inputRef, sx = {} } = props;
  const shared = {
    value,
    disabled: isDisabled,
    inputComponent: Shown as ElementType<InputBaseComponentProps>,
    inputProps: { choice: props },
    onFocus,
    onBlur,
    sx,
    ...(inputRef && { inputRef }),
  };

  return variant === 'bare' ? (
    <InputBase {...shared} />
  ) : (
    <OutlinedInput {...shared} size="small" label={label} notched={Boolean(label)} />
  );
}

type ShownProps = Pick<ComponentProps<'div'>, 'className' | 'onFocus' | 'onBlur'> & {
  choice: ChoiceSelectProps & Pick<Handlers, 'onOpen'>;
  ref?: Ref<unknown>;
};

/** Keys that open a closed choice. */
const OPENING = [' ', 'ArrowUp', 'ArrowDown', 'Enter'];

function Shown({ ref, choice, className, onFocus, onBlur }: ShownProps) {
  const { value, options, labelId, name, id, isDisabled, variant, onOpen } = choice;
  const shown = useRef<HTMLDivElement>(null);
  // What MUI's input expects of a control that is no `<input>`.
  useImperativeHandle(ref, () => ({ value, node: shown.current, focus: () => shown.current?.focus() }), [
    value,
  ]);

  function onKeyDown(event: KeyboardEvent): void {
    if (isDisabled || !OPENING.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  }

  function onMouseDown(event: MouseEvent): void {
    if (isDisabled || event.button !== 0) return;
    event.preventDefault();
    shown.current?.focus();
    onOpen();
  }

  return (
    <>
      <Box
        ref={shown}
        id={id}
        className={clsx('MuiSelect-select', className)}
        role="combobox"
        tabIndex={isDisabled ? undefined : 0}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-disabled={isDisabled || undefined}
        aria-label={name}
        aria-labelledby={labelId}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onFocus={onFocus}
        onBlur={onBlur}
        sx={shownLooks[variant]}
      >
        {options.find((option) => option.value === value)?.text}
      </Box>
      <Box component="span" sx={arrowLooks[variant]}>
        <Icon path={ARROW} size={24} />
      </Box>
    </>
  );
}

/** Path of the arrow that MUI draws. */
const ARROW = 'M7 10l5 5 5-5z';

const shownLook = {
  height: 'auto',
  minHeight: '1.4375em',
  cursor: 'pointer',
  userSelect: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&.Mui-disabled': { cursor: 'default' },
} as const;
const shownLooks = {
  outlined: { '&&&': { ...shownLook, borderRadius: '14px', paddingInlineEnd: '32px' } },
  bare: { '&&&': { ...shownLook, minWidth: 16, paddingInlineEnd: '24px' } },
};

const arrowLook = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 12px)',
  display: 'flex',
  pointerEvents: 'none',
  color: 'action.active',
};
const arrowLooks = {
  outlined: { ...arrowLook, insetInlineEnd: 7 },
  bare: { ...arrowLook, insetInlineEnd: 0 },
};

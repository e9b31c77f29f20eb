import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#src/lib/messages/message-id.ts';

type ChoiceProps<Value extends string> = Pick<ToggleButtonGroupProps, 'aria-describedby' | 'sx'> & {
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the choice. */
  label: MessageId;
  textOf: (value: Value) => MessageId;
};

/** Buttons in a row, of which one is pressed. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { values, value, onChange, label, textOf, ...group } = props;
  const intl = useIntl();

  return (
    <ToggleButtonGroup
      {...group}
      exclusive
      size="small"
      value={value}
      onChange={(_event, next: Value | null) => next && onChange(next)}
      aria-label={intl.formatMessage({ id: label })}
    >
      {values.map((one) => (
        <ToggleButton key={one} value={one}>
          <FormattedMessage id={textOf(one)} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

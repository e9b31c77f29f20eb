import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

type OrderButtonsProps = {
  /** The place among `count` rows, from 0. */
  place: number;
  count: number;
  /** The id of the cell that says which row it is. */
  describedBy: string;
  onMove: (to: number) => void;
};

/** Moves a row up or down by one. The focus stays on the pressed button when its row has moved, at both ends too. */
export function OrderButtons({ place, count, describedBy, onMove }: OrderButtonsProps) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => pressed.current?.focus(), [place]);

  return (
    <>
      {([-1, 1] as const).map((step) => (
        <OrderButton
          key={step}
          step={step}
          isEnd={place + step < 0 || place + step >= count}
          describedBy={describedBy}
          onPress={(button) => {
            pressed.current = button;
            onMove(place + step);
          }}
          onLeave={() => {
            pressed.current = null;
          }}
        />
      ))}
    </>
  );
}

type OrderButtonProps = {
  step: -1 | 1;
  isEnd: boolean;
  describedBy: string;
  onPress: (button: HTMLButtonElement) => void;
  onLeave: () => void;
};

function OrderButton({ step, isEnd, describedBy, onPress, onLeave }: OrderButtonProps) {
  const intl = useIntl();

  return (
    <IconButton
      size="small"
      aria-label={intl.formatMessage({ id: step < 0 ? 'kit.order.up' : 'kit.order.down' })}
      aria-describedby={describedBy}
      // Stays in the order of the keyboard where it can do nothing, so that the focus isn't lost there.
      aria-disabled={isEnd}
      onClick={({ currentTarget }) => isEnd || onPress(currentTarget)}
      onKeyDown={({ key }) => key === 'Tab' && onLeave()}
      onPointerDown={onLeave}
      sx={isEnd ? { opacity: 0.35 } : undefined}
    >
      <Icon path={step < 0 ? mdiArrowUp : mdiArrowDown} size={20} />
    </IconButton>
  );
}

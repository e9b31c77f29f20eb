import { mdiArrowDown, mdiArrowUp } from '#src/components/icon-paths.generated.ts';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

type OrderButtonsProps = {
  /** Place of the row among `count` rows, from 0. */
  place: number;
  count: number;
  /** Id of the cell that names the row. */
  describedBy: string;
  onMove: (to: number) => void;
};

/** Buttons that move a row up or down by one. The clicked button keeps the focus when its row moves, even to either end. */
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
      // `aria-disabled` instead of `disabled`: at the list's end the button stays focusable and so keeps the focus.
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

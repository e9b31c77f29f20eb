import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { closeToast } from '#src/lib/toasts/toasts.tsx';

type NextButtonProps = { toast: string | number; label: MessageId; onClick: () => void };

/** Button of a toast that leads to the next step. */
export function NextButton({ toast, label, onClick }: NextButtonProps) {
  const go = () => {
    closeToast(toast);
    onClick();
  };

  return (
    <Button size="small" color="inherit" onClick={go}>
      <FormattedMessage id={label} />
    </Button>
  );
}

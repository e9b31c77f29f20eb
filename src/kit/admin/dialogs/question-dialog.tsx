import { lateDialog } from '../late/late-dialog.tsx';
import type { DrawnQuestionProps } from './drawn-question.tsx';

const LateQuestion = lateDialog<DrawnQuestionProps>(
  async () => (await import('./drawn-question.tsx')).DrawnQuestion,
  'field',
);

type QuestionDialogProps = Omit<DrawnQuestionProps, 'onClose'> & { onCancel: () => void };

/** Dialog that asks for confirmation before something is lost. Lists and forms have loaded its code before it is needed. */
export function QuestionDialog({ onCancel, ...question }: QuestionDialogProps) {
  return <LateQuestion {...question} onClose={onCancel} />;
}

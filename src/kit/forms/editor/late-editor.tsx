import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { createElement, Suspense, use, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { MissingPart } from './missing-part.tsx';

export type EditorProps = {
  value: string;
  labelId: string;
  descriptionId: string;
  isRequired?: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
};

/** An editor whose code may be loaded before a form shows it. */
type LateEditor<Props> = ComponentType<Props> & { load: () => Promise<unknown> };
type Load<Props> = () => Promise<ComponentType<Props>>;

const log = createLogger('forms');

/**
 * Creates an editor of HTML that is loaded when a form first shows it. If its code does not arrive, or breaks, a plain field
 * with the same text takes its place until 'Try again' succeeds; the rest of the form does not notice.
 */
export function lateEditor<Props extends EditorProps>(load: Load<Props>): LateEditor<Props> {
  const loadEditor = loadOnce(load, 'field');

  function LateEditor(props: Props) {
    const [attempt, setAttempt] = useState(() => ({ loading: loadEditor() }));
    const tryAgain = async () => {
      await loadEditor();
      setAttempt({ loading: loadEditor() });
    };

    return (
      <ErrorBoundary
        resetKey={attempt}
        fallback={(error) => <PlainEditor {...props} error={error} tryAgain={tryAgain} />}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <Loaded loading={attempt.loading} editor={props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(LateEditor, { load: loadEditor });
}

type LoadedProps<Props> = { loading: Promise<ComponentType<Props>>; editor: Props };

function Loaded<Props extends EditorProps>({ loading, editor }: LoadedProps<Props>) {
  return createElement(use(loading), editor);
}

type PlainEditorProps = EditorProps & { error: unknown; tryAgain: () => Promise<void> };

function PlainEditor(props: PlainEditorProps) {
  const { value, labelId, descriptionId, isRequired, onChange, onBlur, error, tryAgain } = props;
  const [isTrying, setIsTrying] = useState(false);

  useEffect(() => {
    log.warn('A field has no editor, because its code did not arrive or broke.', { error });
  }, [error]);

  const start = async () => {
    setIsTrying(true);
    // This field says already that the editor is missing.
    await tryAgain().catch(() => undefined);
    setIsTrying(false);
  };

  return (
    <>
      <MissingPart text="forms.late.editor" isTrying={isTrying} onTryAgain={() => void start()} />
      <OutlinedInput
        multiline
        minRows={8}
        value={value}
        inputProps={{
          'aria-labelledby': labelId,
          'aria-describedby': descriptionId,
          'aria-required': isRequired,
          dir: 'ltr',
        }}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </>
  );
}

import { Suspense, use, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { LoadError } from '../list/load-error.tsx';

type LateProps<Part> = {
  /** Loads the code, once for all (`loadOnce`). */
  load: () => Promise<Part>;
  /** Content until the code is there. */
  fallback?: ReactNode;
  /** Draws the message that the code could not be loaded; left out, the message takes the part's place. */
  frame?: (message: ReactNode) => ReactNode;
  children: (part: Part) => ReactNode;
};

/**
 * Draws a part of the page whose code is loaded when the part is first drawn. If it can't be loaded, the message stays
 * within the part and offers another try; the rest of the page goes on.
 */
export function Late<Part>({ load, fallback, frame = asItIs, children }: LateProps<Part>) {
  const [{ loading, tries }, setLoading] = useState(() => ({ loading: load(), tries: 0 }));
  const tryAgain = () => setLoading({ loading: load(), tries: tries + 1 });

  return (
    <ErrorBoundary
      resetKey={String(tries)}
      fallback={(error) => frame(<LoadError title="kit.late.failed" error={error} onRetry={tryAgain} />)}
    >
      <Suspense fallback={fallback}>
        <Arrived loading={loading}>{children}</Arrived>
      </Suspense>
    </ErrorBoundary>
  );
}

const asItIs = (message: ReactNode) => message;

type ArrivedProps<Part> = { loading: Promise<Part>; children: (part: Part) => ReactNode };

function Arrived<Part>({ loading, children }: ArrivedProps<Part>) {
  return children(use(loading));
}

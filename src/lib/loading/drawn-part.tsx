import {
  createContext,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

/** Collection of the parts of a server-drawn page that are not hydrated yet. */
export type PartsToTake = { add: (part: object) => void; take: (part: object) => void };

export const PartsToTakeContext = createContext<PartsToTake | null>(null);

/** Collects parts, and calls `onLast` when a part is hydrated (`take`) and no other is left. */
export function collectParts(onLast: () => void): PartsToTake {
  const parts = new Set<object>();

  return {
    add: (part) => parts.add(part),
    take: (part) => {
      if (parts.delete(part) && parts.size === 0) onLast();
    },
  };
}

/** Wraps a part of a page that is hydrated separately (`Suspense`), and counts it in the collection until then. */
export function DrawnPart({ children, ...props }: ComponentProps<typeof Suspense>) {
  const parts = use(PartsToTakeContext);
  const [part] = useState(() => ({}));
  // Registers the part before it is hydrated, which happens in a later commit.
  useLayoutEffect(() => {
    parts?.add(part);
    return () => parts?.take(part);
  }, [parts, part]);

  return (
    <Suspense {...props}>
      <Taken part={part}>{children}</Taken>
    </Suspense>
  );
}

function Taken({ part, children }: { part: object; children: ReactNode }) {
  const parts = use(PartsToTakeContext);
  useEffect(() => {
    parts?.take(part);
  }, [parts, part]);

  return children;
}

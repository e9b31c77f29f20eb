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

/** Which parts of a page that the server drew are not taken over yet; the last one to go tells of it. */
export type PartsToTake = { add: (part: object) => void; take: (part: object) => void };

export const PartsToTakeContext = createContext<PartsToTake | null>(null);

/** Collects parts, and calls back once, when one is taken and no other is left. */
export function collectParts(onLast: () => void): PartsToTake {
  const parts = new Set<object>();

  return {
    add: (part) => parts.add(part),
    take: (part) => {
      if (parts.delete(part) && parts.size === 0) onLast();
    },
  };
}

/** A part of a page that is taken over by itself (`Suspense`), and counts until it is. */
export function DrawnPart({ children, ...props }: ComponentProps<typeof Suspense>) {
  const parts = use(PartsToTakeContext);
  const [part] = useState(() => ({}));
  // Before the part itself is taken over: that is a later commit.
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

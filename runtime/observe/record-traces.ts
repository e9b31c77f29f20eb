import type { Tracer } from './tracing.ts';

export type RecordedSpan = {
  name: string;
  traceparent: string;
  parent: string | undefined;
  attributes: Record<string, string | number | boolean>;
  fault?: string;
  hasEnded: boolean;
};

const PLACE = Symbol.for('hostfront.tracer');

/**
 * Records the spans of this process in memory, for tests, as `deploy/tracing` does for a collector; `atEnd` is given what
 * ends it.
 */
export function recordTraces(atEnd: (stop: () => void) => void): RecordedSpan[] {
  const spans: RecordedSpan[] = [];
  const id = (length: number) => String(spans.length + 1).padStart(length, '0');
  const tracer: Tracer = {
    start(name, { parent, attributes = {} }) {
      const traceparent = `00-${parent?.slice(3, 35) ?? id(32)}-${id(16)}-01`;
      const span: RecordedSpan = {
        name,
        traceparent,
        parent,
        attributes: { ...attributes },
        hasEnded: false,
      };
      spans.push(span);
      return {
        traceparent,
        set: (more) => void Object.assign(span.attributes, more),
        fail: (type) => void (span.fault = type),
        end: () => void (span.hasEnded = true),
      };
    },
    flush: () => Promise.resolve(),
  };
  Object.assign(globalThis, { [PLACE]: tracer });
  atEnd(() => void Reflect.deleteProperty(globalThis, PLACE));

  return spans;
}

import { text } from 'node:stream/consumers';
import { startServer } from '#tests/support/processes/serve.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; boolValue?: boolean } };
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
};
type OtlpBody = {
  resourceSpans: Array<{
    resource: { attributes: Attribute[] };
    scopeSpans: Array<{ spans: OtlpSpan[] }>;
  }>;
};

export type ReceivedSpan = {
  service: string;
  traceId: string;
  id: string;
  parent: string | undefined;
  name: string;
  startedAtMs: number;
  ms: number;
  attributes: Record<string, string | number | boolean | undefined>;
};

/** Starts a receiver of OTLP over HTTP, as a collector is, which keeps what it is sent. */
export async function startCollector() {
  const bodies: string[] = [];
  const spans: ReceivedSpan[] = [];
  const authorizations: Array<string | undefined> = [];
  const { url, stop } = await startServer(async (request, response) => {
    authorizations.push(request.headers.authorization);
    const body = await text(request);
    bodies.push(body);
    spans.push(...spansOf(JSON.parse(body) as OtlpBody));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  return {
    url,
    spans,
    /** Returns the header of each request that was received. */
    authorizations: () => authorizations,
    /** Returns every byte that was received. */
    received: () => bodies.join('\n'),
    stop,
  };
}

function spansOf({ resourceSpans }: OtlpBody): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        traceId: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId,
        name: span.name,
        startedAtMs: Number(BigInt(span.startTimeUnixNano) / 1_000_000n),
        ms: Number((BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1_000_000n),
        attributes: valuesOf(span.attributes),
      })),
    ),
  );
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
  );

/** Draws the spans of a trace as a tree, children below their parents in the order of their beginning. */
export function drawTrace(spans: readonly ReceivedSpan[], parent?: string, depth = 0): string[] {
  return spans
    .filter((span) => span.parent === parent)
    .toSorted((one, other) => one.startedAtMs - other.startedAtMs)
    .flatMap((span) => [
      `${'  '.repeat(depth)}${span.service} ${span.name}`,
      ...drawTrace(spans, span.id, depth + 1),
    ]);
}

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Traces that one process begins in a second, for each method of a request; visitors can't make it record more. */
const TRACES_PER_SECOND = 10;
/** Milliseconds that a process which ends waits for its last spans to be sent. */
const FLUSH_MS = 2_000;
/** Characters of an attribute. */
const VALUE_LENGTH = 200;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Lets a share of the traces pass (OTEL_TRACES_SAMPLER_ARG, by default all), but only so many in a second. */
function createRootSampler() {
  const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG || '1');
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  const ratio = new TraceIdRatioBasedSampler(share);
  const begun = new Map();
  let second = 0;

  return {
    shouldSample(context, traceId, name, kind, attributes, links) {
      const now = Math.floor(performance.now() / 1_000);
      if (now !== second) begun.clear();
      second = now;
      const method = attributes['http.request.method'];
      const count = begun.get(method) ?? 0;
      if (count >= TRACES_PER_SECOND) return { decision: SamplingDecision.NOT_RECORD };
      const result = ratio.shouldSample(context, traceId, name, kind, attributes, links);
      if (result.decision !== SamplingDecision.NOT_RECORD) begun.set(method, count + 1);
      return result;
    },
    toString: () => 'RootSampler',
  };
}

/** Returns the context of a parent, which another process or an earlier job may have recorded. */
function contextOf(parent) {
  if (parent === undefined) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = parent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

/** Reads the headers for the collector, which may hold a secret, from the file that a variable names. */
function readHeaders() {
  const file = process.env.OTEL_EXPORTER_OTLP_HEADERS_FILE;
  if (!file) return;
  try {
    process.env.OTEL_EXPORTER_OTLP_HEADERS = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Error(`OTEL_EXPORTER_OTLP_HEADERS_FILE names ${file}, which can't be read`, { cause });
  }
}

/** Creates the tracer whose form `runtime/observe/tracing.ts` describes. */
export function createTracer() {
  readHeaders();
  const part = basename(process.argv[1] ?? 'node', '.js');
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `hostfront-${part}` }),
    sampler: new ParentBasedSampler({ root: createRootSampler() }),
    spanLimits: { attributeValueLengthLimit: VALUE_LENGTH },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('hostfront');

  return {
    start(name, { kind, parent, attributes = {} }) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
        set: (more) => void span.setAttributes(more),
        fail: (type) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', type);
        },
        end: () => span.end(),
      };
    },
    async flush() {
      const late = new Promise((done) => setTimeout(done, FLUSH_MS).unref());
      await Promise.race([provider.forceFlush().catch(() => undefined), late]);
    },
  };
}

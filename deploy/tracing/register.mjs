// Records traces of a process and sends them by OpenTelemetry, if OTEL_EXPORTER_OTLP_ENDPOINT says where to. Node loads
// this file before the program (`--import`). See docs/operate/operations.md.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { createTracer } = await import('./create-tracer.mjs');
  globalThis[Symbol.for('hostfront.tracer')] = createTracer();
}

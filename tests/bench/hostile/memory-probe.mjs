/**
 * Preloaded into the engine's process (`--expose-gc`): answers the question `memory` with the bytes that are in use
 * after a garbage collection, and ends the process with the benchmark.
 */
process.channel?.unref();
process.once('disconnect', () => process.exit(0));
process.on('message', () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ bytes: heapUsed + external });
});

/**
 * Preloaded into every part: when the launcher is gone, even by a kill that it could not handle, the
 * channel to it closes and the part stops as it would on a request to.
 */
process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});

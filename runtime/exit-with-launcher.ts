/**
 * Preloaded into every part, and imported by the launcher itself: when the parent is gone, even by a kill
 * that it could not handle, the channel to it closes and this process stops as it would on SIGTERM.
 */
process.channel?.unref();
process.once('disconnect', () => {
  const isHandled = process.emit('SIGTERM', 'SIGTERM');
  if (!isHandled) process.exit(1);
});

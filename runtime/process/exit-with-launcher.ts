/**
 * Ends this process when its parent ends. Every part preloads this file, and the launcher itself imports it. When the
 * parent is gone, even by a signal that it could not handle, the IPC channel to it closes, and this process stops as
 * it would on SIGTERM.
 */
process.channel?.unref();
process.once('disconnect', () => {
  const isHandled = process.emit('SIGTERM', 'SIGTERM');
  if (!isHandled) process.exit(1);
});

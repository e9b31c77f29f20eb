/**
 * Runs the peer's side of `startPeer`: reads its settings, reports its port, and answers questions about its CPU time
 * and memory, as `serveCalls` does. Plain JavaScript, because a peer may run on another Node.
 *
 * @param {(settings: any) => Promise<number>} start resolves to the port
 */
export function servePeer(start) {
  const functions = {
    start,
    cpuMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    memoryKb: () => process.memoryUsage.rss() / 1024,
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ serial, name, argument }) => {
    process.send({ serial, value: await functions[name](argument) });
  });
}

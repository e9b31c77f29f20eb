/**
 * Runs the peer's side of `startPeer`: reads its settings, reports its port, and answers questions about its CPU time
 * and memory.
 * Plain JavaScript, because a peer may run on another Node.
 *
 * @param {(settings: any) => Promise<number>} start resolves to the port
 */
export function servePeer(start) {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (question) => {
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send({ kind: 'cpu', ms: (user + system) / 1000 });
      return;
    }
    if (question === 'memory') {
      process.send({ kind: 'memory', kb: process.memoryUsage.rss() / 1024 });
      return;
    }
    process.send({ kind: 'ready', port: await start(question.settings) });
  });
}

import { serveCalls } from '#tests/support/processes/remote-process.ts';

/** Runs the peer's side of `startPeer`; `start` gets the settings and resolves to the server's port. */
export function servePeer<Settings>(start: (settings: Settings) => Promise<number>): void {
  serveCalls({
    start,
    cpuMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    memoryKb: () => process.memoryUsage.rss() / 1024,
  });
}

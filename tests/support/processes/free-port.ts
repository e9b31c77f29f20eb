import { freePorts } from '#runtime/network/free-ports.ts';

/** Returns a port of the loopback interface that is free now, and that no connection takes by chance. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);

  return port;
}

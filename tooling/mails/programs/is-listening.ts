import { once } from 'node:events';
import { createConnection } from 'node:net';

/** Tells whether a program of this machine listens on the port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = createConnection({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

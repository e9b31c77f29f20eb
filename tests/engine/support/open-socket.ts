import { onTestFinished } from 'vitest';
import { TestSocket } from './test-socket.ts';

/** Connects as `TestSocket.connect` does, and closes the socket when the test has ended. */
export async function openSocket(
  { socketUrl }: { socketUrl: string },
  headers?: Record<string, string>,
  protocol?: 'graphql-transport-ws' | 'graphql-ws',
): Promise<TestSocket> {
  const socket = await TestSocket.connect(socketUrl, protocol, headers);
  onTestFinished(() => socket.close());

  return socket;
}

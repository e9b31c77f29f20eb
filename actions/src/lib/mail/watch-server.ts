import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { ownTime, type Deadline, type OwnTime } from '#runtime/process/own-time.ts';

/** Looks within the milliseconds of a silence. */
const LOOKS = 4;

/**
 * Calls `onSilence` once no byte has gone either way for so many milliseconds of this process's own time (own-time.ts),
 * unless the watch is ended. nodemailer's own deadlines count the time in which this process stood still: a message whose
 * answer lies at the socket would be taken for lost, and go out twice.
 */
export function watchServer(
  connection: Pick<SMTPConnection, '_socket'>,
  silenceMs: number,
  onSilence: () => void,
  time: OwnTime = ownTime,
): Deadline {
  let moved = bytesOf(connection);
  let silentLooks = 0;
  const looking = time.every(silenceMs / LOOKS, () => {
    const now = bytesOf(connection);
    silentLooks = now === moved ? silentLooks + 1 : 0;
    moved = now;
    if (silentLooks < LOOKS) return;
    looking.end();
    onSilence();
  });

  return looking;
}

/** Returns the bytes that a connection has read, and those that the operating system has taken. */
function bytesOf({ _socket: socket }: Pick<SMTPConnection, '_socket'>): number {
  return socket ? socket.bytesRead + socket.bytesWritten - socket.writableLength : 0;
}

import { SMTPServer } from 'smtp-server';

/** Runs a mail server that counts mails. It sends its port to its parent, and its counts at `reset` and `report`. */
let count = 0;
let firstAt = 0;
let lastAt = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      lastAt = Date.now();
      if (count === 0) firstAt = lastAt;
      count += 1;
      done();
    });
  },
});
process.on('message', (message) => {
  if (message === 'reset') [count, firstAt, lastAt] = [0, 0, 0];
  process.send?.({ count, firstAt, lastAt });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});

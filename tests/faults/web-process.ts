import { startPart } from '#tests/web/part-double.ts';
import { startWeb } from '#tests/web/start-web.ts';

/** Runs a web server and a double of its upstream in their own process; prints the port, ends with its input. */
const part = await startPart();
const web = await startWeb(part.url);
// Without a deadline, slow clients stay connected during the measurement, however slow the machine is.
web.setDeadline(0);
process.stdin.resume().once('end', () => {
  void web.stop().then(() => part.stop());
});
process.stdout.write(`${web.port}\n`);

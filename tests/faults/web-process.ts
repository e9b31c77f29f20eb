import { serveCalls } from '#tests/support/processes/remote-process.ts';
import { startPart } from '#tests/web/part-double.ts';
import { startWeb } from '#tests/web/start-web.ts';

/** Runs a web server and a double of its upstream in their own process. */
const part = await startPart();
const web = await startWeb(part.url);
// Without a deadline, slow clients stay connected during the measurement, however slow the machine is.
web.setDeadline(0);
serveCalls({ port: () => web.port }, async () => {
  await web.stop();
  await part.stop();
});

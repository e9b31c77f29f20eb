import { startPart } from '#tests/web/part-double.ts';
import { startWeb } from '#tests/web/start-web.ts';

/** A web server with a part behind it, in a process of its own: prints its port and runs until its input ends. */
const part = await startPart();
const web = await startWeb(part.url);
// However slow the machine is, slow clients stay for as long as they are measured.
web.setDeadline(0);
process.stdin.resume().once('end', () => {
  void web.stop().then(() => part.stop());
});
process.stdout.write(`${web.port}\n`);

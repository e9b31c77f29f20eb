import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CRASH_WITHIN_MS, STOP_WITHIN_MS } from '#runtime/process/run-program.ts';
import { builtProgram } from '#tests/support/processes/built-program.ts';

const parts = pathToFileURL(await builtProgram('tests/support/processes/process-parts.ts'));

/** Starts a program in its own process, which can use `runProgram` and `stopOnSignal`. */
function start(body: string) {
  const program = `
    import {
      createLogger, handleStrayErrors, observeStrayErrors, Registry, runProgram, stopOnSignal,
    } from '${parts}';
    const say = (line) => process.stdout.write(line + '\\n');
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The program has no output to read.');
  const output = text(stdout);
  const errors = text(stderr);
  const end = async () => {
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, output: await output, errors: await errors };
  };
  return { child, end, hasSpoken: () => once(stdout, 'data') };
}

const SERVE = `
  runProgram(async () => {
    stopOnSignal(async () => { say('stopping'); }, { withinMs: 60_000 });
    setInterval(() => {}, 60_000);
    say('ready');
  });`;

describe('runProgram, which starts each process of the product', () => {
  it('prints one sentence and ends with code 1 if the start fails', async () => {
    const { end } = start(`runProgram(async () => { throw new Error('PORT is in use.'); });`);

    expect(await end()).toEqual({ code: 1, output: '', errors: 'PORT is in use.\n' });
  });

  it('sends the reason and cause of a failed start to the process that launched it', async () => {
    const { child, end } = start(`runProgram(async () => {
      throw new Error('The realm is not there.', { cause: new Error('connect ECONNREFUSED') });
    });`);
    const messages: unknown[] = [];
    child.on('message', (message) => messages.push(message));

    await end();

    expect(messages).toEqual([{ failed: 'The realm is not there: connect ECONNREFUSED' }]);
  });

  it('prints the stack trace if the start fails by a programming error', async () => {
    const { code, errors } = await start(`runProgram(async () => { undefined.port; });`).end();

    expect(code).toBe(1);
    expect(errors).toMatch(/^TypeError: .*\n\s+at /);
  });

  it('stops what was already started if the start fails', async () => {
    const { end } = start(`runProgram(async () => {
      stopOnSignal(async () => { say('stopped'); });
      throw new Error('PORT is in use.');
    });`);

    expect(await end()).toEqual({ code: 1, output: 'stopped\n', errors: 'PORT is in use.\n' });
  });
});

describe('stopOnSignal', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'runs the stop function once and ends with code 0 at %s, even if a second signal comes',
    async (signal) => {
      const { child, end, hasSpoken } = start(SERVE);
      const ended = end();
      await hasSpoken();
      child.kill(signal);
      child.kill('SIGTERM');

      expect(await ended).toEqual({ code: 0, output: 'ready\nstopping\n', errors: '' });
    },
  );

  it('stops when the launching process is gone', async () => {
    const { child, end, hasSpoken } = start(SERVE);
    const ended = end();
    await hasSpoken();
    child.disconnect();

    expect(await ended).toMatchObject({ code: 0, output: 'ready\nstopping\n' });
  });

  it('ends with code 1 and the reason if the stop takes too long or fails', async () => {
    const hangs = start(`stopOnSignal(() => new Promise(() => {}), { withinMs: 50 });
      setInterval(() => {}, 60_000); process.emit('SIGTERM');`);
    const fails = start(`stopOnSignal(async () => { throw new Error('The pool is busy.'); });
      setInterval(() => {}, 60_000); process.emit('SIGTERM');`);

    const [hanging, failing] = await Promise.all([hangs.end(), fails.end()]);

    expect(hanging).toMatchObject({
      code: 1,
      errors: 'The work under way did not end within 0.05 s after this process began to stop.\n',
    });
    expect(failing).toMatchObject({ code: 1, errors: 'The pool is busy.\n' });
  });
});

describe('the stop function of a process', () => {
  const TELL = `stopOnSignal(async (withinMs) => { say(withinMs); });`;

  it('is told how many milliseconds it has after a signal, and how many after an exception', async () => {
    const stopping = start(`${TELL} process.emit('SIGTERM');`);
    const crashed = start(`handleStrayErrors(createLogger('test', 'silent')); ${TELL}
      setTimeout(() => { throw new Error('first'); }, 1);`);

    const [stop, crash] = await Promise.all([stopping.end(), crashed.end()]);

    expect(stop).toMatchObject({ code: 0, output: `${STOP_WITHIN_MS}\n` });
    expect(crash).toMatchObject({ code: 1, output: `${CRASH_WITHIN_MS}\n` });
  });
});

describe('handleStrayErrors, for errors that no code catches', () => {
  it('logs and counts an unhandled rejection, and the process goes on', async () => {
    const { code, output } = await start(`
      const registry = new Registry();
      observeStrayErrors(registry);
      handleStrayErrors(createLogger('test', 'info'));
      Promise.reject(new Error('first'));
      process.once('unhandledRejection', async () => say(await registry.metrics()));`).end();

    expect(code).toBe(0);
    // Lines are written to stdout in several ways, of which none waits for another.
    expect(output).toContain('"message":"first"');
    expect(output).toMatch(/^hostfront_unhandled_rejections_total 1$/m);
  });

  it('runs the stop function once after an uncaught exception, and the process ends with code 1', async () => {
    const { code, output } = await start(`
      handleStrayErrors(createLogger('test', 'info'));
      stopOnSignal(async () => {
        say('stopping');
        setTimeout(() => { throw new Error('second'); }, 1);
        await new Promise((done) => setTimeout(done, 50));
        say('stopped');
      });
      setTimeout(() => { throw new Error('first'); }, 1);`).end();

    expect(code).toBe(1);
    // Lines are written to stdout in several ways, of which none waits for another.
    expect(output.match(/^(stopping|stopped)$/gm)).toEqual(['stopping', 'stopped']);
    expect(output.match(/"message":"\w+"/g)?.toSorted()).toEqual(['"message":"first"', '"message":"second"']);
  });

  it('ends the process 10 s after an uncaught exception, even if the stop has not ended', async () => {
    const { code, output } = await start(`
      const { mock } = await import('node:test');
      mock.timers.enable({ apis: ['setTimeout'] });
      handleStrayErrors(createLogger('test', 'info'));
      stopOnSignal(() => new Promise(() => {}));
      setInterval(() => {}, 60_000);
      process.emit('uncaughtException', new Error('first'));
      mock.timers.tick(9_999);
      say('still stopping');
      mock.timers.tick(1);
      say('never ends');`).end();

    expect(code).toBe(1);
    expect(output).toContain('still stopping');
    expect(output).not.toContain('never ends');
  });

  it('ends the process at once after an uncaught exception if it has no stop function yet', async () => {
    const { code, output } = await start(`
      handleStrayErrors(createLogger('test', 'info'));
      setInterval(() => {}, 60_000);
      setTimeout(() => { throw new Error('early'); }, 1);`).end();

    expect(code).toBe(1);
    expect(output).toContain('"message":"early"');
  });
});

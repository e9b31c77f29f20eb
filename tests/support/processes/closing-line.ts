import type { Reporter } from 'vitest/node';

/** Prints the last line of a test run, which every command of ours that runs checks ends with. */
export const closingLine: Reporter = {
  onTestRunEnd: (modules) => {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const broken = modules.filter(
      (module) => module.state() === 'failed' && !states.includes('failed'),
    ).length;
    const passed = states.filter((state) => state === 'passed').length;
    const failed = states.filter((state) => state === 'failed').length + broken;
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  },
};

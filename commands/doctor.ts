import { runProgram } from '#runtime/process/run-program.ts';
import { PROCESSES } from './doctor/read-target.ts';
import { runDoctor } from './doctor/run-doctor.ts';

/** The doctor of a checkout; see docs/operate/operations.md. */
runProgram(() => runDoctor({ command: 'npm run doctor --', processes: PROCESSES, usual: 'start' }));

import { runProgram } from '#runtime/process/run-program.ts';
import { runDoctor } from './run-doctor.ts';

/**
 * The doctor of the production image, which `deploy/doctor` starts; see docs/operate/operations.md. Of the two processes that it
 * examines, the web server alone is told where the actions service is.
 */
const usual = process.env.ACTIONS_URL ? 'web' : 'actions';
runProgram(() => runDoctor({ command: 'doctor', processes: ['actions', 'web'], usual }));

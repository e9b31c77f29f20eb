import { askBoth } from './ask-both.ts';

/** Asks start and doctor with the environment of this process, and prints their answers. */
const answers = await askBoth(process.env as Record<string, string>);
process.stdout.write(JSON.stringify(answers), () => process.exit());

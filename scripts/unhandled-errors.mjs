import { writeFileSync } from 'node:fs';

/**
 * Reporter of vitest that writes the errors of a run that belong to no test, a JSON array of texts, to the file that
 * `UNHANDLED_ERRORS_IN` names. The JSON report doesn't hold them, although the run fails by them.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ name, message, stack }) => {
      const [place] = /[^\s(]+\.(test|check)\.tsx?:\d+/.exec(stack ?? '') ?? [];
      const said = `${name ?? 'Error'}: ${message?.split('\n', 1)[0]}`;

      return place ? `${said} at ${place}` : said;
    });
    writeFileSync(process.env.UNHANDLED_ERRORS_IN, JSON.stringify(texts));
  }
}

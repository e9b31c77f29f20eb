import { givenVariables, type Environment } from '#runtime/process/environment.ts';
import type { Finding } from './check.ts';

const SECRET_NAME = /SECRET|PASSWORD|PRIVATE_KEY$/;
/** Shorter values stand in ordinary words, which would become unreadable. */
const LEAST_LENGTH = 4;

/** Hides secrets of the environment in findings, because a server may repeat in its answer what it was sent. */
export function redact(findings: readonly Finding[], source: Environment): Finding[] {
  const secrets = secretsOf(source);
  const hide = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);

  return findings.map((finding) => ({
    ...finding,
    message: hide(finding.message),
    ...(finding.advice !== undefined && { advice: hide(finding.advice) }),
  }));
}

function secretsOf(source: Environment): string[] {
  const found = Object.entries(readable(source)).flatMap(([name, value = '']) => {
    if (SECRET_NAME.test(name) && !name.endsWith('LENGTH')) return [value, ...value.split(/\s*,\s*/)];
    if (!URL.canParse(value)) return [];
    const { password } = new URL(value);
    return [password, decoded(password)];
  });

  return found.filter((text) => text.length >= LEAST_LENGTH).toSorted((a, b) => b.length - a.length);
}

/** Returns the variables without files where one can't be read: what could not be read can't be repeated either. */
function readable(source: Environment): Record<string, string | undefined> {
  try {
    return givenVariables(source);
  } catch {
    return source;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

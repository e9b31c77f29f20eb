import type { KeycloakClient } from '../keycloak-client.ts';
import type { Case, Step } from './case.ts';
import { describeAnswer } from './describe-answer.ts';

type Kept = Record<string, unknown>;
type TokenOf = (as: NonNullable<Step['as']>) => Promise<string>;

/**
 * Sends the requests of a case one after another, deletes what they created, and returns them with their answers as
 * text.
 */
export async function ask(client: KeycloakClient, { steps }: Case): Promise<string> {
  const kept: Kept = {};
  const lines: string[] = [];
  const made: string[] = [];
  const tokenOf = tokensOf(client);
  try {
    for (const step of steps) {
      const { response, text } = await send(client.url, tokenOf, filled(step, kept));
      const place = response.headers.get('location');
      if (step.ask.startsWith('POST admin/') && place !== null) made.push(place);
      if (step.keep !== undefined) kept[step.keep] = { ...keepable(text), ...idOf(place) };
      lines.push(describeStep(step), ...describeAnswer(step, response, text).map((line) => `  ${line}`));
    }
  } finally {
    for (const place of made.toReversed()) {
      await client.admin('DELETE', place.slice(place.indexOf('/hosting') + '/hosting'.length));
    }
  }

  return lines.join('\n');
}

function describeStep({ ask: request, as, json, form, headers }: Step): string {
  const body =
    json === undefined
      ? form && [...formOf(form)].map((pair) => pair.join('=')).join('&')
      : JSON.stringify(json);
  return [
    request,
    as === undefined ? '' : ` as ${as}`,
    ...Object.entries(headers ?? {}).map(([name, value]) => ` ${name}: ${value}`),
    body === undefined ? '' : ` ${body}`,
  ]
    .join('')
    .replaceAll('\0', '%00');
}

async function send(
  url: string,
  tokenOf: TokenOf,
  step: Step,
): Promise<{ response: Response; text: string }> {
  const [method = '', path = ''] = step.ask.split(/ (.*)/s);
  const token =
    path.startsWith('admin') && step.as !== 'nobody' ? await tokenOf(step.as ?? 'actions') : undefined;
  const body = step.json === undefined ? step.form && formOf(step.form) : JSON.stringify(step.json);
  const response = await fetch(url + addressOf(path), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(step.json !== undefined && { 'content-type': 'application/json' }),
      ...step.headers,
    },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });

  return { response, text: await response.text() };
}

function addressOf(path: string): string {
  const [, root = '', rest = ''] = /^(admin|openid|realm)(.*)$/s.exec(path) ?? [];
  if (root === 'admin') return `/admin/realms/hosting${rest}`;
  return `/realms/hosting${root === 'openid' ? '/protocol/openid-connect' : ''}${rest}`;
}

/** Returns each client's token, which is asked for once. */
function tokensOf(client: KeycloakClient): TokenOf {
  const tokens = new Map<string, Promise<string>>();
  return (as) => {
    const known = tokens.get(as) ?? (as === 'bootstrap' ? client.adminToken() : client.serviceToken());
    tokens.set(as, known);
    return known;
  };
}

function formOf(form: NonNullable<Step['form']>): URLSearchParams {
  return new URLSearchParams(
    (Array.isArray(form) ? form : Object.entries(form)).map(([name, value]) => [name, value]),
  );
}

/** Fills in `{name.field}` wherever a step has it. */
function filled(step: Step, kept: Kept): Step {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replaceAll(/\{(\w+(?:\.\w+)+)\}/g, (_, path: string) => find(kept, path));
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(step) as Step;
}

function find(kept: Kept, path: string): string {
  const found = path.split('.').reduce<unknown>((value, key) => Object(value)[key], kept);
  if (typeof found !== 'string') throw new Error(`No earlier answer has ${path}.`);
  return found;
}

function keepable(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const idOf = (place: string | null): object => (place === null ? {} : { id: place.split('/').at(-1) });

import { isRecord } from '#runtime/bytes/read-json.ts';
import { EngineError, WebhookRefusal } from '../errors/engine-error.ts';
import { GoneError, TooBusyError } from '../errors/limit-error.ts';
import { HeldBytes } from '#runtime/bytes/held-bytes.ts';
import { inSpan, sentTrace, startSpan } from '#runtime/observe/tracing.ts';
import type { ActionAnswer, ActionCall, ActionExchange, CallAction } from '../contract/execution.ts';
import { postJson, type WebhookResponse } from './post-json.ts';
import { fillTemplate, type Environment } from './template.ts';
import { configuredHeaders, webhookHeaders } from './webhook-headers.ts';
import { writeJson } from '../json/exact-json.ts';

const DEFAULT_TIMEOUT_S = 30;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** Bytes of the answers that are being read; there is one process, hence one count. */
const answers = new HeldBytes({ perNetwork: 2 * MAX_ANSWER_BYTES, inAll: 8 * MAX_ANSWER_BYTES });

/**
 * Calls the webhooks of actions over HTTP.
 *
 * See https://hasura.io/docs/2.0/actions/action-handlers/
 */
export function createCallAction(environment: Environment): CallAction {
  return async (call) => {
    const url = handlerUrl(call, environment);
    const body = {
      action: { name: call.name },
      input: call.input,
      session_variables: call.sessionVariables,
    };
    const span = startSpan(`action ${call.name}`, {
      kind: 'client',
      parent: sentTrace(call.client.headers) ?? null,
    });
    const response = await inSpan(span, async () => {
      const answer = await post(call, url, writeJson(body), {
        environment,
        trace: span?.traceparent ?? sentTrace(call.client.headers),
      });
      span?.set({ 'http.response.status_code': answer.status });
      return answer;
    });
    const configured = Object.entries(configuredHeaders(call, environment));
    const exchange: ActionExchange = {
      request: {
        url: url.href,
        body,
        headers: configured.map(([name]) => ({ name, value: '(configured)' })),
      },
      response: { status: response.status, body: readJson(response.text), headers: response.headers },
    };

    return toAnswer(response, exchange);
  };
}

function handlerUrl(call: ActionCall, environment: Environment): URL {
  const filled = fillTemplate(call.handler, environment);
  if (!URL.canParse(filled)) throw new EngineError('unexpected', 'http exception when calling webhook');
  return new URL(filled);
}

async function post(
  call: ActionCall,
  url: URL,
  body: string,
  { environment, trace }: { environment: Environment; trace: string | undefined },
): Promise<WebhookResponse> {
  const headers = webhookHeaders(call, environment, trace);
  const network = call.client.caller?.key ?? '';
  let held = 0;
  try {
    return await postJson({
      url,
      headers,
      body,
      timeoutMs: (call.timeoutS ?? DEFAULT_TIMEOUT_S) * 1000,
      maxBytes: MAX_ANSWER_BYTES,
      signal: call.signal,
      onBytes: (bytes) => {
        if (!answers.hold(network, bytes)) throw new TooBusyError('answers of actions take too much memory');
        held += bytes;
      },
    });
  } catch (error) {
    if (call.signal?.aborted === true && call.signal.reason instanceof GoneError) throw call.signal.reason;
    if (error instanceof TooBusyError) throw error;
    throw new EngineError('unexpected', 'http exception when calling webhook', {
      internal: { error: error instanceof Error ? error.message : String(error), request: { url: url.href } },
      cause: error,
    });
  } finally {
    answers.release(network, held);
  }
}

function toAnswer({ status }: WebhookResponse, exchange: ActionExchange): ActionAnswer {
  const { body } = exchange.response;
  if (body === NO_JSON) throw unexpected('not a valid json response from webhook', exchange);
  if (status >= 200 && status < 300) return { payload: body, headers: cookiesOf(exchange), exchange };
  throw status >= 400 && status < 500 ? refusal(body, exchange) : unexpected('internal error', exchange);
}

/** Makes the error of a 4xx answer `{message, code?, extensions?}`; given `extensions` are passed on unchanged. */
function refusal(body: unknown, exchange: ActionExchange): EngineError {
  if (!isRecord(body) || typeof body['message'] !== 'string') {
    return unexpected('webhook response: expecting an object with a message', exchange);
  }
  const { message, extensions } = body;
  const code = stringOr(body['code'], 'unexpected');
  if (!isRecord(extensions)) return new WebhookRefusal(code, message, { path: '$', code });

  return new WebhookRefusal(stringOr(extensions['code'], code), message, extensions);
}

function unexpected(message: string, exchange: ActionExchange): EngineError {
  const { body } = exchange.response;
  const response = { ...exchange.response, body: body === NO_JSON ? null : body };
  return new EngineError('unexpected', message, {
    internal: { error: 'unexpected response', ...exchange, response },
  });
}

function cookiesOf({ response }: ActionExchange): ActionAnswer['headers'] {
  return response.headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => ['Set-Cookie', value] as const);
}

const NO_JSON: unique symbol = Symbol('no JSON');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}

function stringOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

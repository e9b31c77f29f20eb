import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toServerError } from '#src/lib/apollo/error-code.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { useErrorText } from './use-error-text.ts';

function Said({ error }: { error: unknown }) {
  const errorText = useErrorText();

  return <p data-testid="said">{errorText(error)}</p>;
}

async function textOf(error: unknown): Promise<string | null> {
  await renderApp(<Said error={error} />);

  return screen.getByTestId('said').textContent;
}

const apiError = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, requestId: 'r-7' } }] });
const answer = (body: string) =>
  toServerError('refused', new Response(body, { status: 409, headers: { 'x-request-id': 'r-8' } }), body);

describe('the text of an error for administrators', () => {
  it.each([
    ['constraint-violation', 'Check constraint violation. new row violates "x_y"'],
    ['data-exception', 'invalid input syntax for type date'],
    ['validation-failed', "field 'x' not found in type: 'y'"],
    ['unexpected', 'database query error'],
  ])("is the server's message for the error code %s, with the request id", async (code, message) => {
    expect(await textOf(apiError(code, message))).toBe(`${message} (request r-7)`);
  });

  it("is the server's message after a failed upload, with the request id", async () => {
    const body = JSON.stringify({ message: 'The disk is full.', extensions: { code: 'disk-full' } });

    expect(await textOf(answer(body))).toBe('The disk is full. (request r-8)');
  });

  it("is a text of the site's own for an error code that the site knows", async () => {
    expect(await textOf(apiError('last-admin', 'no'))).toBe("The last administrator can't lose this role.");
  });

  it("says that the server can't be reached when a proxy answers in its place", async () => {
    expect(await textOf(answer('<h1>Bad Gateway</h1>'))).toMatch(/^The server can't be reached right now/);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillField } from '#src/testing/render-admin.tsx';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { lateEditor, type EditorProps } from './late-editor.tsx';

const fault = new TypeError('Failed to fetch dynamically imported module');

function Editor({ value, labelId, onChange }: EditorProps) {
  return (
    <textarea
      aria-labelledby={labelId}
      data-editor=""
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const load = vi.fn<() => Promise<ComponentType<EditorProps>>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  load.mockReset();
});

/** Renders a form whose one field has the editor, beside another field; `load` says when its code arrives. */
async function renderForm(options: RenderAppOptions = {}) {
  const HtmlEditor = lateEditor(load);
  function Form() {
    const [text, setText] = useState('<p>Typed</p>');
    return (
      <>
        <span id="label">{'Content'}</span>
        <HtmlEditor
          value={text}
          labelId="label"
          descriptionId="hint"
          onChange={setText}
          onBlur={() => undefined}
        />
        <input aria-label="Subject" defaultValue="Kept" />
      </>
    );
  }
  const rendered = await renderApp(<Form />, options);
  await act(() => vi.runAllTimersAsync());
  vi.useRealTimers();

  return rendered;
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
const isEditor = (element: HTMLElement) => 'editor' in element.dataset;

describe('an editor whose code does not arrive', () => {
  it('is loaded again, without a message, when only the first attempt failed', async () => {
    load.mockRejectedValueOnce(fault).mockResolvedValue(Editor);

    await renderForm();

    expect(isEditor(await field())).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['en', /The editor could not be loaded/, 'Try again'],
    ['ar', /تعذّر تحميل المحرّر/, 'إعادة المحاولة'],
  ] as const)(
    'is replaced by a plain text field (%s), and takes over the text typed there on "Try again"',
    async (locale, text, retry) => {
      load.mockRejectedValue(fault);
      const { user } = await renderForm({ locale });
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect((await field()).value).toBe('<p>Typed</p>');
      await fillField(user, await field(), '<p>Typed on</p>');

      load.mockResolvedValue(Editor);
      await user.click(screen.getByRole('button', { name: retry }));
      await waitFor(async () => expect(isEditor(await field())).toBe(true));

      expect((await field()).value).toBe('<p>Typed on</p>');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Kept');
    },
  );

  it('is loaded again by the next form that contains it', async () => {
    load.mockRejectedValue(fault);
    const HtmlEditor = lateEditor(load);
    const form = (key: string) => (
      <HtmlEditor
        key={key}
        value=""
        labelId="label"
        descriptionId="hint"
        onChange={vi.fn()}
        onBlur={vi.fn()}
      />
    );
    const { rerender } = await renderApp(form('first'));
    await act(() => vi.runAllTimersAsync());
    vi.useRealTimers();
    const asked = load.mock.calls.length;

    load.mockResolvedValue(Editor);
    rerender(form('second'));

    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(asked));
  });
});

describe('an editor that throws an error', () => {
  it('is replaced by a plain text field, and a second field of the form remains', async () => {
    load.mockResolvedValue(() => {
      throw new Error('broken');
    });

    await renderForm();

    expect((await field()).value).toBe('<p>Typed</p>');
    expect(screen.getByRole('textbox', { name: 'Subject' })).toBeTruthy();
  });
});

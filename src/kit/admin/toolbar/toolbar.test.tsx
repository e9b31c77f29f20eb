import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { Toolbar } from './toolbar.tsx';

function Tools() {
  const [isPressed, setIsPressed] = useState(false);

  return (
    <>
      <button type="button">{'Before'}</button>
      <Toolbar label="Format">
        <button type="button">{'Bold'}</button>
        <button type="button" disabled={isPressed}>
          {'Link'}
        </button>
        <button type="button" onClick={() => setIsPressed(true)}>
          {'Image'}
        </button>
      </Toolbar>
      <button type="button">{'After'}</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

/** Renders the tools and moves the focus to the first of them. */
async function enter(options: RenderAppOptions = {}) {
  const { user } = await renderApp(<Tools />, options);
  await user.tab();
  await user.tab();
  expect(focused()).toBe('Bold');

  return user;
}

describe('a toolbar', () => {
  it('is one Tab stop, and Tab returns to the button that had the focus last', async () => {
    const user = await enter();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Link');

    await user.tab();
    expect(focused()).toBe('After');
    await user.tab({ shift: true });
    expect(focused()).toBe('Link');
    await user.tab({ shift: true });
    expect(focused()).toBe('Before');
  });

  it('moves the focus in a circle by the arrow keys, and to its ends by Home and End', async () => {
    const user = await enter();

    const seen: unknown[] = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
      await user.keyboard(key);
      seen.push(focused());
    }

    expect(seen).toEqual(['Image', 'Bold', 'Image', 'Bold']);
  });

  it('moves the focus to the next button by the left arrow key in Arabic', async () => {
    const user = await enter({ locale: 'ar' });

    await user.keyboard('{ArrowLeft}');

    expect(focused()).toBe('Link');
  });

  it('skips a disabled button when an arrow key moves the focus', async () => {
    const user = await enter();

    await user.keyboard('{End}{Enter}{ArrowLeft}');

    expect(focused()).toBe('Bold');
    expect(screen.getByRole('toolbar', { name: 'Format' })).toBeTruthy();
  });
});

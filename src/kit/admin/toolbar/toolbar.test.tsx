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
  it('is one stop for Tab, which returns to the button that was left', async () => {
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

  it('is walked by the arrow keys in a circle, and by Home and End', async () => {
    const user = await enter();

    const seen: unknown[] = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
      await user.keyboard(key);
      seen.push(focused());
    }

    expect(seen).toEqual(['Image', 'Bold', 'Image', 'Bold']);
  });

  it('follows the direction of Arabic', async () => {
    const user = await enter({ locale: 'ar' });

    await user.keyboard('{ArrowLeft}');

    expect(focused()).toBe('Link');
  });

  it('passes over a button that is disabled', async () => {
    const user = await enter();

    await user.keyboard('{End}{Enter}{ArrowLeft}');

    expect(focused()).toBe('Bold');
    expect(screen.getByRole('toolbar', { name: 'Format' })).toBeTruthy();
  });
});

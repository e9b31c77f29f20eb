import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><button id="work">Save</button><button id="other">Other</button></main>';
  stop = keepFocus();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const button = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`)!;
const focused = () => document.activeElement?.id;
/** Lets observers of the document hear of its changes. */
const observed = () => new Promise((done) => setTimeout(done));

/** Disables a control as a browser shows it, which takes the focus away. */
async function disable(control: HTMLButtonElement): Promise<void> {
  control.blur();
  control.disabled = true;
  await observed();
}

describe('keepFocus', () => {
  it('gives the focus back to a control that was disabled while it worked', async () => {
    button('work').focus();
    await disable(button('work'));
    expect(document.activeElement).toBe(document.body);

    button('work').disabled = false;
    await observed();

    expect(focused()).toBe('work');
  });

  it('gives it back within a dialog, whose frame got the focus meanwhile', async () => {
    document.body.innerHTML =
      '<div id="frame" role="dialog" tabindex="-1"><button id="work">Save</button></div>';
    button('work').focus();
    await disable(button('work'));
    document.querySelector<HTMLElement>('#frame')?.focus();

    button('work').disabled = false;
    await observed();

    expect(focused()).toBe('work');
  });

  it('leaves the focus where a person has put it meanwhile', async () => {
    button('work').focus();
    await disable(button('work'));
    button('other').focus();

    button('work').disabled = false;
    await observed();

    expect(focused()).toBe('other');
  });

  it('gives nothing back after a press somewhere else', async () => {
    button('work').focus();
    await disable(button('work'));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

    button('work').disabled = false;
    await observed();

    expect(document.activeElement).toBe(document.body);
  });

  it('focuses the content of the page where the focused control vanishes', async () => {
    button('work').focus();

    button('work').remove();
    await observed();

    expect(focused()).toBe('main');
  });
});

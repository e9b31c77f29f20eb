import { render, waitFor } from '@testing-library/react';
import { lazy, StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { DrawnUrl } from './drawn-url.tsx';

function Address() {
  const { search, hash } = useLocation();

  return <p>{`search ${search} hash ${hash}`}</p>;
}

/** A page with two nested parts; the code of the inner one (`late`) may still be loading. */
const pageAt = (url: string, late: ReactElement): ReactElement => (
  <StrictMode>
    <MemoryRouter initialEntries={[url]}>
      <DrawnUrl search="">
        <DrawnPart>
          <Address />
          <DrawnPart>{late}</DrawnPart>
        </DrawnPart>
      </DrawnUrl>
    </MemoryRouter>
  </StrictMode>
);

const LatePart = () => (
  <DrawnPart>
    <Address />
  </DrawnPart>
);

describe('DrawnUrl', () => {
  it("shows the server's URL until every part is hydrated, then the URL of the browser", async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(pageAt('/', <LatePart />));
    const drawn = [...container.querySelectorAll('p')];
    const texts = () => drawn.filter(({ isConnected }) => isConnected).map(({ textContent }) => textContent);
    const onRecoverableError = vi.fn();
    let arrive: () => void = () => undefined;
    const code = new Promise<{ default: typeof LatePart }>((resolve) => {
      arrive = () => {
        resolve({ default: LatePart });
      };
    });
    const Late = lazy(() => code);

    render(pageAt('/?currency=KWD#pricing', <Late />), { container, hydrate: true, onRecoverableError });
    expect(texts()).toEqual(['search  hash ', 'search  hash ']);
    arrive();

    await waitFor(() => {
      expect(texts()).toEqual(Array(2).fill('search ?currency=KWD hash #pricing'));
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

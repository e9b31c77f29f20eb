import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { PartLinks } from './part-links.tsx';

const parts = (current: string) =>
  (['?part=a', '?part=b', '?part=c'] as const).map((to) => ({
    to,
    label: 'kit.all' as const,
    isCurrent: to === current,
  }));

/** Gives elements the places that a browser would give them: the line from 0 to 100, links of 60 beside one another. */
function layOut(isRtl: boolean): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this) * 60;
    if (this.tagName !== 'A') return new DOMRect(0, 0, 100, 44);
    return new DOMRect(isRtl ? 100 - at - 60 : at, 0, 60, 44);
  });
}

describe('links to the parts of a section', () => {
  it.each([
    ['en', '?part=a', 0],
    ['en', '?part=c', 80],
    ['ar', '?part=a', 0],
    ['ar', '?part=c', -80],
  ] as const)('are scrolled until the current one is seen (%s, %s)', async (locale, current, left) => {
    layOut(locale === 'ar');

    await renderAdminPage(<PartLinks label="siteContent.parts" parts={parts(current)} />, { locale });

    expect(screen.getByRole('navigation').scrollLeft).toBe(left);
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))).toHaveLength(1);
  });
});

/** Pixels between the banner and a focused element above it. */
const GAP = 16;

/**
 * Keeps the focused element from being covered by the banner (WCAG 2.2, 2.4.11), and lets the page's end scroll up
 * above the banner. The page grows at its end only, so nothing visible moves.
 */
export function keepFocusInView(banner: HTMLElement): void {
  const root = document.documentElement;
  const isShown = () => root.classList.contains('show--consent');
  const measure = () => {
    root.style.setProperty('--consent-height', isShown() ? `${banner.offsetHeight + GAP}px` : '0px');
  };
  const free = ({ target }: FocusEvent) => {
    if (!isShown() || !(target instanceof Element) || banner.contains(target)) return;
    const cover = banner.getBoundingClientRect();
    const focused = target.getBoundingClientRect();
    const isBeside = focused.right <= cover.left || focused.left >= cover.right;
    if (isBeside || focused.bottom <= cover.top || focused.top >= cover.bottom) return;
    window.scrollBy({ top: focused.bottom - cover.top + GAP, behavior: 'instant' });
  };

  new MutationObserver(measure).observe(root, { attributes: true, attributeFilter: ['class'] });
  new ResizeObserver(measure).observe(banner);
  document.addEventListener('focusin', free);
  measure();
}

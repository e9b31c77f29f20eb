/**
 * Runs in the head, before anything is painted. A page is drawn once for everybody; what the visitor chose to see prices
 * in (currency and billing cycle, of the address or kept by the browser) is put into it here, while the document arrives:
 * each place names what is there for each choice (`src/lib/buying/alternatives.ts`), and a month where a cycle is not
 * on offer. Nothing is requested for it, and no document holds anybody's choice. The page's own scripts take over what
 * they find.
 *
 * A choice in the address is kept, because a visitor may open another page before the page's own scripts run. The text
 * of a place may arrive after its element, so a place is looked at again whenever something is added to it.
 */
export const CHOICES_SCRIPT = `(() => {
  try {
    const query = new URLSearchParams(location.search);
    const kept = new URLSearchParams(localStorage.getItem('buying-choices') ?? '');
    let isNew = false;
    const chosen = (name, pattern) => {
      const text = query.get(name) ?? '';
      const given = name === 'currency' ? text.toUpperCase() : text;
      if (pattern.test(given) && kept.get(name) !== given) {
        kept.set(name, given);
        isNew = true;
      }
      const value = kept.get(name) ?? '';
      return pattern.test(value) ? value : '';
    };
    const currency = chosen('currency', /^[A-Z]{3}$/);
    const cycle = chosen('cycle', /^(mo|3mo|6mo|yr|2yr|3yr)$/) || 'mo';
    if (isNew) localStorage.setItem('buying-choices', kept.toString());
    if (!currency && cycle === 'mo') return;
    document.documentElement.dataset.chosen = currency + '.' + cycle;
    const find = (choices) => {
      const lines = choices.split('\\n');
      const at = (key) => lines.find((line) => line.startsWith(key + '='))?.slice(key.length + 1);
      const by = (code) => at(code + '.' + cycle) ?? at(code + '.mo');
      if (!currency) return by('');
      return by(currency) ?? at(currency) ?? (by('XXX') ?? at('XXX'))?.replaceAll('XXX', currency);
    };
    const fill = (place) => {
      const { choices, choiceKind: kind } = place.dataset;
      const value = find(choices);
      if (value === undefined) return;
      if (kind === 'text') {
        if (place.textContent !== value) place.textContent = value;
      } else if (kind === 'value') place.value = place.dataset.filled = value;
      else place.setAttribute(kind, value);
    };
    const PLACE = '[data-choices]';
    const look = ({ target, addedNodes }) => {
      const own = (target.closest ? target : target.parentElement)?.closest(PLACE);
      if (own) fill(own);
      for (const node of addedNodes) {
        if (!node.querySelectorAll) continue;
        if (node.matches(PLACE)) fill(node);
        node.querySelectorAll(PLACE).forEach(fill);
      }
    };
    const observer = new MutationObserver((changes) => changes.forEach(look));
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      observer.disconnect();
      document.querySelectorAll(PLACE).forEach(fill);
    });
  } catch {}
})()`.replace(/\n\s*/g, ' ');

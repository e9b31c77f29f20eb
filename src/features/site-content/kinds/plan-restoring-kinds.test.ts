import { describe, expect, it } from 'vitest';
import { ORIGINAL_KINDS } from '#rules/hosting-kinds/originals.ts';
import type { AdminHostingKind } from './kind-documents.generated.ts';
import { planRestoringKind, planRestoringKinds } from './plan-restoring-kinds.ts';

const row = (of: number, changes: Partial<AdminHostingKind> = {}): AdminHostingKind => ({
  ...ORIGINAL_KINDS[of]!,
  is_shown: true,
  former_slugs: [],
  updated_at: '2026-12-01T10:00:00Z',
  ...changes,
});
const added: AdminHostingKind = row(0, { id: 'added', original: null, slug: 'wordpress', name: 'WordPress' });

describe('restoring the kinds of hosting', () => {
  it('changes nothing where everything is as it was at first', () => {
    expect(planRestoringKinds(ORIGINAL_KINDS.map((_, at) => row(at)))).toEqual([]);
    expect(planRestoringKind(row(2))).toEqual([]);
  });

  it('brings back words, address, order and what was hidden, and hides kinds that were added', () => {
    const plan = planRestoringKinds([row(1, { slug: 'clouds', name: 'Clouds', is_shown: false }), added]);

    expect(plan.map(({ after }) => [after.id, after.slug, after.name, after.is_shown])).toEqual([
      [ORIGINAL_KINDS[1]?.id, 'cloud', 'Cloud hosting', true],
      ['added', 'wordpress', 'WordPress', false],
    ]);
    expect(plan[1]?.compared).toEqual(['is_shown']);
  });

  it('brings only the words of one kind back, and has nothing for one that was added', () => {
    const [change] = planRestoringKind(row(3, { text: 'Other.', slug: 'metal', sort_order: 9 }));

    expect(change?.after).toMatchObject({ text: ORIGINAL_KINDS[3]?.text, slug: 'metal', sort_order: 9 });
    expect(planRestoringKind(added)).toEqual([]);
  });
});

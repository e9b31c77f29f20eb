import { expect, it } from 'vitest';
import { ARABIC_GAPS } from '#src/features/dashboard/admin/arabic-gaps.ts';
import { linkFields } from '#src/features/footer-links/link-fields.ts';
import { noticeFields } from '#src/features/notices/notice-fields.ts';
import { planFields } from '#src/features/plans/plan-fields.ts';
import { testimonialFields } from '#src/features/testimonials/testimonial-fields.ts';
import { lacksArabic } from '#src/kit/admin/arabic/arabic-texts.ts';

it('the dashboard counts the same missing Arabic texts as the lists of the back office', () => {
  expect(ARABIC_GAPS).toEqual({
    plans: lacksArabic(planFields),
    notices: lacksArabic(noticeFields),
    links: lacksArabic(linkFields),
    testimonials: lacksArabic(testimonialFields),
  });
});

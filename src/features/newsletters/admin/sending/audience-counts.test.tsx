import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { renderApp } from '#src/testing/render-app.tsx';
import { dialogTexts } from '../../dialog-texts.ts';
import { AudienceCounts } from './audience-counts.tsx';
import type { Audience } from '../progress/dispatch-documents.ts';

const audienceOf = (recipients: number, rate_limit: number): Audience => ({
  __typename: 'newsletter_audience',
  ...{ recipients, rate_limit, arabic: 0, unsubscribed: 0, bounced: 0, missing_settings: [] },
});

const show = (recipients: number, rate_limit: number, locale: 'en' | 'ar' = 'en') =>
  renderApp(
    <AddedTexts texts={dialogTexts}>
      <AudienceCounts audience={audienceOf(recipients, rate_limit)} error={undefined} hasArabic={false} />
    </AddedTexts>,
    { locale },
  );

describe('the expected duration of sending a newsletter', () => {
  it.each([
    [120, 600, 'Sending takes less than a minute, at 600 emails a minute.'],
    [3000, 600, 'Sending takes about 5 minutes, at 600 emails a minute.'],
    [200_000, 600, 'Sending takes about 6 hours, at 600 emails a minute.'],
    [120, 0, 'Sending goes as fast as the mail server accepts mail.'],
  ])(
    'is shown for %i contacts at a limit of %i emails a minute (0: no limit)',
    async (recipients, rate, text) => {
      await show(recipients, rate);

      expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it('is shown in Arabic', async () => {
    await show(3000, 600, 'ar');

    expect(screen.getByText('يستغرق الإرسال نحو 5 دقائق، بسرعة 600 رسالة في الدقيقة.')).toBeTruthy();
  });

  it('is not shown where no contact gets the newsletter', async () => {
    await show(0, 600);

    expect(screen.queryByText(/Sending/)).toBeNull();
  });
});

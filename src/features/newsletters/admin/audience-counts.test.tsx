import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { AudienceCounts } from './audience-counts.tsx';
import type { Audience } from './dispatch-documents.ts';

const audienceOf = (recipients: number, rate_limit: number): Audience => ({
  __typename: 'newsletter_audience',
  ...{ recipients, rate_limit, arabic: 0, unsubscribed: 0, bounced: 0, missing_settings: [] },
});

const show = (recipients: number, rate_limit: number, locale: 'en' | 'ar' = 'en') =>
  renderApp(
    <AudienceCounts audience={audienceOf(recipients, rate_limit)} error={undefined} hasArabic={false} />,
    { locale },
  );

describe('how long sending takes', () => {
  it.each([
    [120, 600, 'Sending takes less than a minute.'],
    [3000, 600, 'Sending takes about 5 minutes.'],
    [200_000, 600, 'Sending takes about 6 hours.'],
  ])('is said before it: to %i contacts at %i a minute', async (recipients, rate, text) => {
    await show(recipients, rate);

    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is said in Arabic', async () => {
    await show(3000, 600, 'ar');

    expect(screen.getByText('يستغرق الإرسال نحو 5 دقائق.')).toBeTruthy();
  });

  it.each([
    [0, 600],
    [120, 0],
  ])(
    'is not said for %i contacts at %i a minute: nobody gets it, or nothing limits it',
    async (recipients, rate) => {
      await show(recipients, rate);

      expect(screen.queryByText(/Sending takes/)).toBeNull();
    },
  );
});

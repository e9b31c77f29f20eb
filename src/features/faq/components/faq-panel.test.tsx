import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { FaqPanel } from './faq-panel.tsx';

const config = { portalUrl: 'https://portal.example.test' };
describe('FaqPanel', () => {
  it('shows its title and its link to the support in Arabic on the Arabic site', async () => {
    await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config, locale: 'ar' });

    expect(screen.getByRole('dialog', { name: 'الأسئلة الشائعة' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تواصل مع الدعم' })).toBeTruthy();
  });
});

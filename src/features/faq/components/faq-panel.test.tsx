import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { FaqPanel } from './faq-panel.tsx';

const config = { portalUrl: 'https://portal.example.test' };
const questions = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'));
const opened = (dialog: HTMLElement) =>
  questions(dialog).filter((button) => button.getAttribute('aria-expanded') === 'true');

describe('FaqPanel', () => {
  it('has six questions, one answer open at a time; choosing the open one closes it', async () => {
    const { user } = await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config });
    const dialog = screen.getByRole('dialog', { name: 'Frequently Asked Questions' });
    const [first, second] = questions(dialog);

    expect(questions(dialog)).toHaveLength(6);
    await user.click(first!);
    await user.click(second!);
    expect(opened(dialog)).toEqual([second]);
    await user.click(second!);
    expect(opened(dialog)).toEqual([]);
  });

  it('leads to a support ticket in a new tab, and closes by Escape', async () => {
    const onClose = vi.fn();
    const { user } = await renderApp(<FaqPanel isOpen onClose={onClose} />, { config });

    const contact = screen.getByRole('link', { name: 'Contact Support' });
    await user.keyboard('{Escape}');

    expect(screen.getByText('Still have questions?')).toBeTruthy();
    expect(contact.getAttribute('href')).toBe('https://portal.example.test/submitticket.php');
    expect(contact.getAttribute('target')).toBe('_blank');
    expect(onClose).toHaveBeenCalled();
  });

  it('speaks Arabic', async () => {
    await renderApp(<FaqPanel isOpen onClose={vi.fn()} />, { config, locale: 'ar' });

    expect(screen.getByRole('dialog', { name: 'الأسئلة الشائعة' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تواصل مع الدعم' })).toBeTruthy();
  });
});

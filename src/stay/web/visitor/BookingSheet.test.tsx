import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, openPanel, plain } from '../../../../test/booking-panel.ts';

describe('on a phone', () => {
  const bar = () => document.querySelector('.stay-mobile-bar');

  test('the bar: price first, then the chosen stay; the choice survives the sheet', async () => {
    const user = await openPanel();
    expect(plain(bar()?.textContent)).toBe('95 € / notteScegli le date');
    await user.click(button('Scegli le date'));
    const sheet = within(screen.getByRole('dialog', { name: 'Scegli le date' }));
    await user.click(sheet.getByRole('button', { name: /^lunedì 23 novembre/ }));
    await user.click(sheet.getByRole('button', { name: /^giovedì 26 novembre/ }));
    await user.selectOptions(sheet.getByLabelText('Ospiti'), '2');
    await user.click(sheet.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plain(bar()?.textContent)).toBe('325 € totale23–26 nov · 2 ospitiPrenota');
  });

  test('Back closes the sheet and what lies over it', async () => {
    const user = await openPanel();
    await user.click(button('Scegli le date'));
    const sheet = within(screen.getByRole('dialog', { name: 'Scegli le date' }));
    await user.click(sheet.getByRole('button', { name: /^lunedì 23 novembre/ }));
    await user.click(sheet.getByRole('button', { name: /^giovedì 26 novembre/ }));
    await user.click(sheet.getByRole('button', { name: 'Prenota e paga' }));
    expect(await screen.findByRole('dialog', { name: 'Prenota e paga' })).toBeTruthy();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Prenota'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('Back closes the sheet and loads nothing', async () => {
    const user = await openPanel();
    await user.click(button('Scegli le date'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    const heardByTheRouter = vi.fn();
    window.addEventListener('popstate', heardByTheRouter);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heardByTheRouter).not.toHaveBeenCalled();
    window.removeEventListener('popstate', heardByTheRouter);
  });

  test('Back closes the contact dialog together with the sheet under it', async () => {
    const user = await openPanel();
    await user.click(button('Scegli le date'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Solo informazioni' }));
    expect(screen.queryByRole('dialog', { name: 'Contatta il proprietario' })).not.toBeNull();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Scegli le date'));
    expect(screen.queryByRole('dialog', { name: 'Contatta il proprietario' })).toBeNull();
  });

  test('pay with nothing chosen: alert in the sheet, focus to its grid', async () => {
    const user = await openPanel();
    await user.click(button('Scegli le date'));
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Prenota e paga' }));
    expect(sheet.getByText('Seleziona le date e il numero di ospiti').closest('[role="alert"]')).not.toBeNull();
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: /^Oggi, / }));
  });
});

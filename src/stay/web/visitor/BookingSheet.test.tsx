import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bookingPage, button, openPanel, plain } from '../../../../test/booking-panel.ts';

describe('on a phone', () => {
  const bar = () => document.querySelector('.stay-mobile-bar');

  const sheet = () => within(screen.getByRole('dialog', { name: 'Scegli le date' }));

  async function openSheet(picksDates = false) {
    const user = await openPanel();
    await user.click(button('Scegli le date'));
    if (picksDates) {
      await user.click(sheet().getByRole('button', { name: /^lunedì 23 novembre/ }));
      await user.click(sheet().getByRole('button', { name: /^giovedì 26 novembre/ }));
    }
    return user;
  }
  async function goBack() {
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('shows the price and then the selected stay in the bar, and keeps the selection when the sheet closes', async () => {
    const { unmount } = render(bookingPage());
    expect(plain(bar()?.textContent)).toBe('95 € / notteScegli le date');
    unmount();
    const user = await openSheet(true);
    await user.selectOptions(sheet().getByLabelText('Ospiti'), '2');
    await user.click(sheet().getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plain(bar()?.textContent)).toBe('325 € totale23–26 nov · 2 ospitiPrenota e paga (garantito)');
  });

  test.each([
    ['the payment dialog', true, 'Prenota e paga (garantito)', 'Prenota e paga', 'Prenota e paga (garantito)'],
    ['the contact dialog', false, 'Solo informazioni', 'Contatta il proprietario', 'Scegli le date'],
  ])('closes the sheet and %s on back navigation', async (_, picksDates, opener, title, again) => {
    const user = await openSheet(picksDates);
    await user.click(sheet().getByRole('button', { name: opener }));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    await goBack();
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: again }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('shows an alert and focuses the grid in the sheet if «Scegli le date» is pressed without a selection', async () => {
    const user = await openSheet();
    expect(sheet().queryByRole('button', { name: 'Prenota e paga (garantito)' })).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'Scegli le date' }));
    expect(sheet().getByText('Seleziona le date e il numero di ospiti').closest('[role="alert"]')).not.toBeNull();
    expect(document.activeElement).toBe(sheet().getByRole('button', { name: /^Oggi, / }));
  });
});

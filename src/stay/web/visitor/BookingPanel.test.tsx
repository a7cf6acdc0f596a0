import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Nights } from '../../../calendar/rules/feed.ts';
import { button, calendar, day, announced, isThere, openPanel, plain } from '../../../../test/booking-panel.ts';
import { wireCamera, wireTariffa } from '../../../../test/wire-struttura.ts';
import { panelChoice } from './panel-choice.ts';

async function pickStay(user: UserEvent): Promise<void> {
  await user.click(day('23 novembre'));
  await user.click(day('26 novembre'));
}

const noPayment = () => expect(screen.queryByRole('button', { name: /Prenota e paga/ })).toBeNull();

describe('the price section of the booking panel', () => {
  test('shows nights × price, one cleaning fee and the total once both dates are selected', async () => {
    const user = await openPanel();
    expect(isThere('Scegli le date per vedere il totale')).toBe(true);
    await pickStay(user);
    const bill = screen.getByText('Totale').closest('dl');
    expect(plain(bill?.textContent)).toBe('3 notti × 95,00 €285,00 €Pulizie finali40,00 €Totale325,00 €');
  });

  test('updates price, beds and calendar when another room of a bnb is selected', async () => {
    const camere = [
      wireCamera({ id: 4, nome_camera: 'Camera Rossa', prezzo_notte: 80, posti_letto: 3 }),
      wireCamera({ id: 5, nome_camera: 'Camera Blu', prezzo_notte: 60.5, posti_letto: 2 }),
      wireCamera({ id: 6, nome_camera: 'Chiusa', prezzo_notte: 20, disponibile: false }),
    ];
    const user = await openPanel({ tipo_prenotazione: 'bnb', camere, prezzo_notte: 60.5, servizio_pulizie: false });
    const room = screen.getByLabelText<HTMLSelectElement>('Camera');
    expect([...room.options].map((option) => option.value)).toEqual(['5', '4']);
    expect(room.value).toBe('5');
    const price = () => plain(document.querySelector('.stay-panel .price')?.textContent);
    expect(price()).toBe('60,50 € / notte');
    expect(calendar.questions[0]?.get('camera_id')).toBe('5');
    await user.click(day('23 novembre'));
    await user.click(day('25 novembre'));
    expect(isThere('2 notti × 60,50 €')).toBe(true);

    calendar.taken = ['2026-11-24'];
    await user.selectOptions(room, '4');
    expect(price()).toBe('80 € / notte');
    await waitFor(() => expect(announced()).toBe('Camera Rossa: prezzo, posti letto e disponibilità aggiornati.'));
    await waitFor(() => expect(calendar.questions.map((query) => query.get('camera_id'))).toContain('4'));
    expect(screen.getByLabelText<HTMLSelectElement>('Ospiti').options).toHaveLength(3);
    await waitFor(() => expect(isThere('Occupata nelle tue date')).toBe(true));
    calendar.taken = [];
    await user.selectOptions(room, '5');
    await user.selectOptions(room, '4');
    await waitFor(() => expect(isThere('2 notti × 80,00 €')).toBe(true));
  });

  test('reduces the number of guests if the new room has fewer beds', async () => {
    const camere = [wireCamera({ id: 4, posti_letto: 3, prezzo_notte: 50 }), wireCamera({ id: 5, posti_letto: 1 })];
    const user = await openPanel({ tipo_prenotazione: 'bnb', camere });
    const guests = screen.getByLabelText<HTMLSelectElement>('Ospiti');
    await user.selectOptions(guests, '3');
    expect(isThere(/^Siete in/)).toBe(false);
    await user.selectOptions(screen.getByLabelText('Camera'), '5');
    expect(guests.value).toBe('1');
    expect(isThere('Siete in 3: questa camera è per 1. Le altre si prenotano a parte.')).toBe(true);
  });

  test('reports in the panel and the mobile bar that the party exceeds the number of beds, until the guest continues with fewer people', async () => {
    const user = await openPanel({ posti_letto: 2 }, {}, { dal: '2026-11-23', al: '2026-11-26', ospiti: '5' });
    const notices = () => screen.queryAllByText('Siete in 5: qui c’è posto per 2.');
    expect(notices()).toHaveLength(2);
    expect(document.querySelector('.stay-mobile-bar')?.contains(notices()[1] ?? null)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Prenota e paga (garantito)' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Altre case per 5' }).getAttribute('href')).toMatch(
      /^\/[^?]+\?dal=2026-11-23&al=2026-11-26&ospiti=5$/,
    );
    expect(panelChoice.read()?.total).toBe(null);
    const [inPanel, inBar] = screen.getAllByRole('button', { name: 'Prosegui per 2 persone' });
    expect(document.querySelector('.stay-mobile-bar')?.contains(inBar ?? null)).toBe(true);
    await user.click(inPanel!);
    expect(panelChoice.read()?.total).not.toBe(null);
    expect(notices()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(window.location.search).toBe('?dal=2026-11-23&al=2026-11-26&ospiti=2');
    expect(document.activeElement).toBe(button('Prenota e paga (garantito)'));
  });
});

describe('the payment section of the booking panel', () => {
  test('shows the alert «Seleziona le date e il numero di ospiti» and focuses the grid if payment is pressed without a selection', async () => {
    const user = await openPanel();
    await user.click(button('Prenota e paga (garantito)'));
    expect(screen.getByText('Seleziona le date e il numero di ospiti').closest('[role="alert"]')).not.toBeNull();
    expect(document.activeElement).toBe(day('21 novembre'));
    await user.click(day('23 novembre'));
    expect(isThere('Seleziona le date e il numero di ospiti')).toBe(false);
  });

  test('offers immediate payment for a camera with a confirmed calendar, but not for a camera with a stale calendar', async () => {
    const camere = [wireCamera({ id: 1 }), wireCamera({ id: 2, nome_camera: 'Camera Verde', prezzo_notte: 80 })];
    const doubt = 'Calendario non confermato da 3 ore: chiedi conferma delle date';
    const calendari = [
      { camera_id: 1, is_stale: true, testo: doubt, misread: null },
      { camera_id: 2, is_stale: false, testo: 'Calendario confermato 6 minuti fa', misread: null },
    ];
    const user = await openPanel({ tipo_prenotazione: 'bnb', camere }, { calendari });
    expect(isThere(doubt)).toBe(true);
    expect(button('Chiedi conferma')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Camera'), '2');
    expect(isThere(doubt)).toBe(false);
    expect(button('Prenota e paga (garantito)')).toBeTruthy();
  });

  test('offers immediate payment only for dates without a misread event', async () => {
    const testo = 'Calendario non confermato per queste date: chiedi conferma';
    const nights = [{ start: '2026-11-24', end: '2026-11-25' }] as Nights[];
    const fresh = { camera_id: null, is_stale: false, testo: 'Calendario confermato 6 minuti fa' };
    const user = await openPanel({}, { calendari: [{ ...fresh, misread: { testo, nights } }] });
    expect(button('Prenota e paga (garantito)')).toBeTruthy();
    for (const chosen of ['22 novembre', '24 novembre']) await user.click(day(chosen));
    expect([isThere(testo), isThere(fresh.testo)]).toEqual([false, true]);
    for (const chosen of ['23 novembre', '25 novembre']) await user.click(day(chosen));
    expect([isThere(testo), isThere(fresh.testo)]).toEqual([true, false]);
    expect(screen.getAllByRole('button', { name: 'Chiedi conferma' })).toHaveLength(2);
  });

  describe('for a same-day arrival', () => {
    const evening = { oggi: { ora_limite_oggi: 18, is_past: true } };
    const why = 'Arrivo oggi: dalle 18:00 chiediamo prima conferma al proprietario.';

    test("offers only a request after the owner's cut-off hour, and shows the reason", async () => {
      const user = await openPanel({}, evening);
      expect(button('Prenota e paga (garantito)')).toBeTruthy();
      await user.click(day('21 novembre'));
      expect(screen.getByText(why).closest('output')).not.toBeNull();
      await user.click(day('24 novembre'));
      expect(isThere(why)).toBe(true);
      noPayment();
      await user.click(button('Chiedi conferma'));
      const dialog = await screen.findByRole('dialog', { name: 'Chiedi conferma' });
      expect(dialog.textContent).toContain(why);
      expect(dialog.textContent).toContain('Il proprietario può rispondere fino alle 23:59 di oggi, ora italiana');
    });

    test('shows the answer deadline of 23:59, but not why confirmation is needed, if the owner confirms every stay', async () => {
      const user = await openPanel({}, { ...evening, modalita: 'su_richiesta' });
      await user.click(day('21 novembre'));
      await user.click(day('24 novembre'));
      expect(isThere(why)).toBe(false);
      await user.click(button('Chiedi conferma'));
      const dialog = await screen.findByRole('dialog', { name: 'Chiedi conferma' });
      expect(dialog.textContent).toContain('Il proprietario può rispondere fino alle 23:59 di oggi, ora italiana');
      expect(dialog.textContent).not.toContain('24 ore');
    });
  });

  test('explains that online payments for a guaranteed home are suspended', async () => {
    await openPanel({}, { is_payable: false });
    noPayment();
    expect(isThere('I pagamenti online di questa casa sono sospesi:')).toBe(true);
  });

  test('shows the refund terms relative to the arrival, and as dates once a stay is selected', async () => {
    const user = await openPanel({ politica_cancellazione: 'flessibile' });
    await waitFor(() => expect(isThere('Rimborso totale fino al giorno prima dell’arrivo.')).toBe(true));
    await pickStay(user);
    const steps = screen.getAllByText(/^Se annulli|^Dopo/).map(({ textContent }) => plain(textContent));
    expect(steps).toEqual([
      'Se annulli entro domenica 22 novembre 2026: rimborso di 325,00 €',
      'Dopo domenica 22 novembre 2026: nessun rimborso',
    ]);
  });

  test('shows a warning and a link to other homes instead of the payment button if the home is not guaranteed', async () => {
    await openPanel({ is_guaranteed: false });
    noPayment();
    expect(isThere('Questa casa non è garantita.')).toBe(true);
    const badges = document.querySelector('.stay-panel .pz .badges');
    expect(badges?.textContent).toBe('Non garantitaSi paga al proprietario');
    expect(isThere(/^Cancellazione/)).toBe(false);
    const link = screen.getByRole('link', { name: 'scegliere un’altra casa' });
    expect(link.getAttribute('href')).toBe('/strutture/toscana/siena/montepulciano');
    expect(button('Solo informazioni').className).toBe('btn full');
  });

  test('shows a summary and prefilled contact links in «Solo informazioni»', async () => {
    const user = await openPanel({ telefono: '+39 (333) 0578-111' });
    await pickStay(user);
    await user.selectOptions(screen.getByLabelText('Ospiti'), '2');
    await user.click(button('Solo informazioni'));
    const dialog = screen.getByRole('dialog', { name: 'Contatta il proprietario' });
    const rows = [...dialog.querySelectorAll('dl > div')].map((row) => plain(row.textContent));
    expect(rows).toEqual(['StrutturaPodere Le Querce', 'Date23–26 nov 2026', 'Ospiti2', 'Notti3', 'Totale325,00 €']);
    const hrefs = within(dialog)
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ href }) => href);
    expect(hrefs.map((href) => href.split('?')[0])).toEqual([
      'mailto:anna@example.it',
      'tel:+393330578111',
      'https://wa.me/393330578111',
    ]);
    for (const href of [hrefs[0], hrefs[2]]) {
      expect(decodeURIComponent(href ?? '')).toMatch(
        /Arrivo: lunedì 23 novembre 2026\r?\nPartenza: giovedì 26 novembre 2026/,
      );
    }
  });

  test('omits the guests, and a total that depends on them, from «Solo informazioni» if no number of guests is selected', async () => {
    const supplement = { ...wireTariffa, ospiti_inclusi: 1, supplemento_ospite: 20 };
    const user = await openPanel({ tariffe: [supplement] });
    await pickStay(user);
    await user.click(button('Solo informazioni'));
    const dialog = screen.getByRole('dialog', { name: 'Contatta il proprietario' });
    const rows = [...dialog.querySelectorAll('dl > div')].map((row) => plain(row.textContent));
    expect(rows).toEqual(['StrutturaPodere Le Querce', 'Date23–26 nov 2026', 'Notti3']);
    const mail = within(dialog).getByRole<HTMLAnchorElement>('link', { name: /e-mail/ });
    expect(decodeURIComponent(mail.href)).not.toMatch(/Ospiti|Totale/);
  });

  test('shows no «Solo informazioni» button if the home has neither a phone number nor an email address', async () => {
    await openPanel({ telefono: null, email: null });
    expect(screen.queryByRole('button', { name: 'Solo informazioni' })).toBeNull();
  });
});

// Regression test: after back navigation, the home's page used to overwrite the list's URL before the page was unmounted.
test("does not write the selection to the list's URL after back navigation, while the home is still rendered", async () => {
  const user = await openPanel();
  window.history.pushState(null, '', '/strutture/lazio/roma/roma?dopo=g3l');
  await user.selectOptions(screen.getByLabelText('Ospiti'), '2');
  expect(window.location.search).toBe('?dopo=g3l');
  window.history.replaceState(null, '', '/');
});

test('writes a room to the URL only if the room is not the default for the number of guests', async () => {
  const camere = [
    wireCamera({ id: 4, prezzo_notte: 60, posti_letto: 2 }),
    wireCamera({ id: 5, prezzo_notte: 90, posti_letto: 4 }),
  ];
  const user = await openPanel({ tipo_prenotazione: 'bnb', camere }, {}, { ospiti: '4' });
  const room = screen.getByLabelText<HTMLSelectElement>('Camera');
  expect([room.value, window.location.search]).toEqual(['5', '?ospiti=4']);
  await user.selectOptions(room, '4');
  expect(window.location.search).toBe('?ospiti=4&camera=4');
  await user.selectOptions(screen.getByLabelText('Ospiti'), '1');
  expect(window.location.search).toBe('?ospiti=1');
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import type { Struttura } from '../../contract.ts';
import type { FreshnessSentence } from './Freshness.tsx';
import { shownCard } from './shown-card.ts';
import type { CardStay } from './StayPrice.tsx';
import { StrutturaCard } from './StrutturaCard.tsx';

function showCard(overrides: Partial<Struttura> = {}, freshness?: FreshnessSentence, stay?: CardStay) {
  render(
    <MemoryRouter>
      <StrutturaCard struttura={shownCard(wireStruttura(overrides))} freshness={freshness} stay={stay} />
    </MemoryRouter>,
  );
}

function isThere(text: string): boolean {
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ').includes(text);
}

describe('a card in the results list', () => {
  test('shows name, badge, types, address, beds, rooms, bathrooms, kitchen, CIN, description and price', () => {
    showCard({ tipo_struttura: ['agriturismo', 'bb'], num_bagni: 1 });
    expect(screen.getByRole('heading', { name: 'Podere Le Querce' })).toBeDefined();
    const shown = [
      'Sicura',
      'Agriturismo',
      'B&B',
      'Strada delle Vigne 14, 53045 Montepulciano (SI)',
      '4 posti letto',
      '2 camere',
      '1 bagno',
      'Cucina',
      'CIN IT052015C2DEMO0007',
      'Casale in pietra tra gli ulivi.',
      '95 € / notte',
    ];
    expect(shown.filter((text) => !isThere(text))).toEqual([]);
  });

  test('marks a missing guarantee and a missing kitchen, and shows the price of a bnb as «da …»', () => {
    showCard({ is_guaranteed: false, ha_cucina: false, tipo_prenotazione: 'bnb', prezzo_notte: 78.5 });
    expect(isThere('Non garantita') && isThere('Si paga al proprietario')).toBe(true);
    expect(isThere('Senza cucina')).toBe(true);
    expect(isThere('da 78,50 € / notte')).toBe(true);
  });

  test('shows breakfast first and highlighted, then the other services, with `+N` for the services that do not fit', () => {
    showCard({ servizi: ['WiFi', 'Piscina', 'Camino', 'Prima Colazione Inclusa', 'Spa'] });
    const chips = screen.getByRole('list', { name: 'Servizi' });
    const shown = ['Prima Colazione Inclusa', 'Piscina', 'Camino', 'Spa', 'WiFi'];
    expect([...chips.children].map((chip) => chip.textContent)).toEqual(shown);
    expect(screen.getByText('+4').closest('summary')?.textContent).toBe('+4, mostra tutti i servizi');
    expect(chips.firstElementChild?.className).toBe('chip hot');
  });

  test('shows the call and email shortcuts only for existing contact details', () => {
    showCard({ telefono: '0578 757 012', email: null });
    const call = screen.getByRole('link', { name: 'Chiama Podere Le Querce' });
    expect(call.getAttribute('href')).toBe('tel:+390578757012');
    expect(screen.queryByRole('link', { name: /Scrivi a/ })).toBeNull();
  });

  test('shows when the calendar was last confirmed, and marks a stale calendar', () => {
    showCard({}, { testo: 'Calendario confermato 2 ore fa', is_stale: false });
    expect(screen.getByText('Calendario confermato 2 ore fa').className).toBe('strutture-freshness');
    showCard({}, { testo: 'Calendario non confermato da 2 giorni: chiedi conferma delle date', is_stale: true });
    expect(screen.getByText(/^Calendario non confermato/).className).toBe('strutture-freshness dubbio');
  });

  test('if dates are chosen, replaces the nightly price with the total, shows the free cancellation and adds the dates to its links', () => {
    const query = '?dal=2026-12-10&al=2026-12-13&ospiti=2';
    const price = { totale: '325 €', notti: '3 notti', somma: '95 € a notte + 40 € di pulizie' };
    const policy = 'Cancellazione gratuita fino a giovedì 3 dicembre 2026';
    const immagini = ['/foto/abcdefghijklmnopqrstuv-1200x900.webp'];
    showCard({ immagini }, undefined, { query, price, policy, warning: null });
    for (const text of ['325 € / 3 notti', price.somma, policy]) expect(isThere(text)).toBe(true);
    expect(isThere('/ notte')).toBe(false);
    const inside = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
    expect(inside.filter((href) => href.startsWith('/struttura/'))).toEqual(
      Array.from({ length: 3 }, () => `/struttura/7/podere-le-querce${query}`),
    );
  });

  test('shows the nightly price and a warning if the stay is impossible', () => {
    const warning = 'Ha 4 posti letto: non bastano per 6 ospiti';
    showCard({}, undefined, { query: '?ospiti=6', price: null, policy: null, warning });
    expect(screen.getByText(warning).className).toBe('strutture-freshness dubbio');
    expect(isThere('95 € / notte')).toBe(true);
  });
});

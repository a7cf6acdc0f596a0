import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { wireCamera, wireStruttura } from '../../../../test/wire-struttura.ts';
import { Description } from './Description.tsx';
import { Details } from './Details.tsx';

const MONTEPULCIANO = { comune: 'Montepulciano', classe: 'B5' };

describe('the details on the page of a home', () => {
  test.each([
    ['except if the services already include it', { ha_cucina: true, servizi: ['Cucina'] }, []],
    ['if the services do not include it', { ha_cucina: true, servizi: ['WiFi'] }, ['Cucina']],
    ['as missing if the home has none', { ha_cucina: false, servizi: [] }, ['Senza cucina']],
  ])('list the guests, rooms and bathrooms, and the kitchen %s', (_, home, kitchen) => {
    render(<Description struttura={wireStruttura({ ...home, posti_letto: 4, num_camere: 2, num_bagni: 1 })} />);
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Fino a 4 ospiti', '2 camere', '1 bagno', ...kitchen]);
  });

  test('show no total number of guests if the home is booked by room', () => {
    const camere = [wireCamera(), wireCamera({ id: 2, posti_letto: 8, disponibile: false }), wireCamera({ id: 3 })];
    const home = { tipo_prenotazione: 'bnb', posti_letto: 12, num_camere: 3, num_bagni: 1, camere } as const;
    render(<Description struttura={wireStruttura(home)} />);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('4 posti letto in 2 camere, 2 per camera');
    expect(screen.queryByText(/ospiti/)).toBeNull();
  });

  test('do not repeat beds, rooms and bathrooms beside the CIN', () => {
    render(<Details struttura={wireStruttura()} cinReading={null} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['CIN', 'Pulizie finali']);
  });

  test('explain what a CIN is when «Che cos’è il CIN?» is clicked', async () => {
    render(<Details struttura={wireStruttura()} cinReading={MONTEPULCIANO} />);
    const note = screen.getByText('Che cos’è il CIN?').closest('details');
    expect(note?.open).toBe(false);
    await userEvent.click(screen.getByText('Che cos’è il CIN?'));
    expect(note?.open).toBe(true);
  });

  test('show a cleaning fee only if cleaning is offered', () => {
    const { rerender } = render(<Details struttura={wireStruttura()} cinReading={null} />);
    expect(screen.getByText('Pulizie finali').nextElementSibling?.textContent).toMatch(/^40,00\s€$/);
    rerender(<Details struttura={wireStruttura({ servizio_pulizie: false })} cinReading={null} />);
    expect(screen.queryByText('Pulizie finali')).toBeNull();
  });

  test('explain a CIN in the national format and link to the public register', () => {
    render(<Details struttura={wireStruttura()} cinReading={MONTEPULCIANO} />);
    expect(screen.getByText(/del comune di Montepulciano, classe B5 \(agriturismi\)/)).toBeDefined();
    expect(screen.queryByText(/non è quello dell’indirizzo/)).toBeNull();
    const register = screen.getByRole('link', { name: /registro pubblico/ });
    expect(register.getAttribute('href')).toBe('https://bdsr.ministeroturismo.gov.it/');
  });

  test('flag a CIN of a different comune and show an unknown class as a code', () => {
    render(<Details struttura={wireStruttura()} cinReading={{ comune: 'Pienza', classe: 'Z9' }} />);
    expect(screen.getByText(/del comune di Pienza, classe Z9\. Il comune non è quello dell’indirizzo/)).toBeDefined();
  });

  test('do not link to the register for a demo listing', () => {
    render(<Details struttura={wireStruttura({ is_demo: true })} cinReading={MONTEPULCIANO} />);
    expect(screen.getByText(/codice dimostrativo/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('do not mention the CIN if the home has none', () => {
    render(<Details struttura={wireStruttura({ cin: '' })} cinReading={null} />);
    expect(screen.queryByText(/CIN/)).toBeNull();
  });
});

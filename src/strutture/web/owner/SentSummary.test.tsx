import { flags } from '../../../../test/flags.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import type { SavedForm } from '../../owner-contract.ts';
import { SentSummary } from './SentSummary.tsx';

const { form } = ownerStruttura();

function factsOf(changes: Partial<SavedForm>): Map<string, string> {
  render(<SentSummary struttura={ownerStruttura({ status: 'rifiutata', form: { ...form, ...changes } })} />);
  const facts = screen.getAllByRole('term').map((term): [string, string] => {
    return [term.textContent, (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' ')];
  });
  return new Map(facts);
}

const camera = {
  id: 1,
  nome_camera: 'Camera Azzurra',
  posti_letto: 2,
  tipo_letti: '1_matrimoniale',
  letti_aggiuntivi: '',
  bagno_privato: true,
  prezzo_notte: 80,
  servizi_camera: [],
  disponibile: true,
  note: '',
  lingua: 'it',
  traduzioni: {},
} as const satisfies SavedForm['camere'][number];

test('summarises a whole home with spaces, bathrooms and price', () => {
  const facts = factsOf({});
  expect(facts.get('Spazi')).toBe('4 posti letto, 2 camere, 2 bagni, cucina');
  expect(facts.get('Prezzo per notte')).toBe('95 €');
  expect(facts.has('Camere')).toBe(false);
});

test('summarises a bnb with the beds, bathroom and price of every room', () => {
  const rosa = { ...camera, id: 2, nome_camera: 'Camera Rosa', bagno_privato: false, prezzo_notte: 72.5 };
  const facts = factsOf({ tipo_prenotazione: 'bnb', prezzo_notte: null, camere: [camera, rosa], ...flags(false) });
  expect(facts.get('Spazi')).toBe('4 posti letto, 2 camere, 2 bagni');
  expect(facts.has('Prezzo per notte')).toBe(false);
  const rooms = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(rooms).toEqual([
    'Camera Azzurra: 2 posti letto, 1 letto matrimoniale, bagno privato, 80 € per notte',
    'Camera Rosa: 2 posti letto, 1 letto matrimoniale, bagno in comune, 72,50 € per notte',
  ]);
});

test('summarises the cleaning fee and the services', () => {
  const facts = factsOf({ servizio_pulizie: true, prezzo_pulizie: 40, servizi: ['WiFi', 'Piscina'] });
  expect(facts.get('Pulizie finali')).toBe('40 €');
  expect(facts.get('Servizi')).toBe('WiFi, Piscina');
});

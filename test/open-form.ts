import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import type { Reply } from '../src/api/call.ts';
import type { StrutturaBody } from '../src/strutture/submission-contract.ts';
import { emptyState, type FormState } from '../src/strutture/web/form/form-state.ts';
import { StrutturaForm, type StrutturaFormProps } from '../src/strutture/web/form/StrutturaForm.tsx';

const PORTAL: Record<string, unknown> = {
  '/api/regioni': [
    { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' },
    { id: 12, nome: 'Lazio', codice: 'LAZ', slug: 'lazio' },
  ],
  '/api/regioni/9/province': [{ id: 52, nome: 'Siena', sigla: 'SI', capoluogo: 'Siena', slug: 'siena', regione_id: 9 }],
  '/api/regioni/12/province': [{ id: 258, nome: 'Roma', sigla: 'RM', capoluogo: 'Roma', slug: 'roma', regione_id: 12 }],
  '/api/province/52/citta': [
    { id: 52015, nome: 'Montepulciano', cap: '53045', caps: ['53045'], slug: 'montepulciano', provincia_id: 52 },
  ],
  '/api/province/258/citta': [
    { id: 58091, nome: 'Roma', cap: '00118', caps: ['00118', '00119'], slug: 'roma', provincia_id: 258 },
  ],
  '/api/citta/52015': {
    regione: { id: 9, nome: 'Toscana' },
    provincia: { id: 52, nome: 'Siena' },
    citta: { id: 52015, nome: 'Montepulciano', caps: ['53045'] },
    center: { lat: 43.0931, lon: 11.7812 },
  },
};

export const COMPLETE: FormState = {
  ...emptyState('anna@example.com'),
  nome: 'Podere Le Querce',
  descrizione: 'Una casa di pietra.',
  tipo_struttura: ['casa_vacanza'],
  cin: 'IT052015C2ABCD1234',
  regione_id: 9,
  provincia_id: 52,
  citta_id: 52015,
  citta: 'Montepulciano',
  cap: '53045',
  caps: ['53045'],
  indirizzo: 'Via delle Querce 12',
  posti_letto: '4',
  num_camere: '2',
  num_bagni: '1',
  prezzo_notte: '95,50 €',
  non_su_booking: true,
};

export function draftOf(state: FormState): string {
  return JSON.stringify({ base: emptyState(''), state });
}

export const submit = vi.fn<(body: StrutturaBody) => Promise<Reply<unknown>>>();
export const onDone = vi.fn<(data: unknown) => void>();

export function answerPlaces(): void {
  vi.stubGlobal('fetch', (path: string) => {
    const answer = PORTAL[path];
    return Promise.resolve(Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 }));
  });
}

export function openTab(): void {
  sessionStorage.clear();
  submit.mockReset();
  onDone.mockReset();
  document.title = 'Inserisci la tua Struttura';
  HTMLElement.prototype.scrollIntoView = () => {};
  answerPlaces();
}

export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

export async function openForm(initial: FormState = emptyState(''), props: Partial<StrutturaFormProps<unknown>> = {}) {
  const form: StrutturaFormProps<unknown> = { mode: 'create', initial, draftKey: 'bozza', submit, onDone, ...props };
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(StrutturaForm, form) }]);
  const { unmount, container } = render(createElement(Stub));
  await settle();
  return { user: userEvent.setup(), unmount, container };
}

export function send(): void {
  fireEvent.submit(screen.getByRole('form', { name: /^La (?:tua )?struttura$/ }));
}

export function marked(): string[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
}

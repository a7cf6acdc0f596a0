import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import { HostContacts } from './HostContacts.tsx';

const PHONE = ['Chiama tel:+393335550101', 'WhatsApp https://wa.me/393335550101'];
const EMAIL = 'E-mail mailto:anna@example.it';

test.each([
  ['+39 333 555 0101', 'anna@example.it', [...PHONE, EMAIL]],
  [null, 'anna@example.it', [EMAIL]],
  [null, null, []],
])(
  'for the phone %j and the email %j, shows the links %j, or a note instead of an empty list',
  (telefono, email, expected) => {
    render(<HostContacts struttura={wireStruttura({ telefono, email })} />);
    const links = screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual(expected);
    expect(screen.queryByText(/non ha ancora lasciato un telefono/) === null).toBe(expected.length > 0);
  },
);

test('renders no name, languages or text if the host has no details', () => {
  render(<HostContacts struttura={wireStruttura({ accoglie_da: null })} />);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.querySelector('blockquote')).toBeNull();
});

test("shows the host's name, languages, text, joining date and answer time", () => {
  const host = {
    accoglie_nome: 'Anna',
    accoglie_lingue: ['it', 'en', 'lis'] as const,
    accoglie_parole: 'Ciao!\nVi aspetto.',
  };
  const struttura = wireStruttura({ ...host, accoglie_lingue: [...host.accoglie_lingue], risponde_entro_ore: 2 });
  render(<HostContacts struttura={struttura} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Anna' })).toBeDefined();
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Parla italiano, inglese e lingua dei segni italiana',
    'Su Ospitalia da ottobre 2026',
    'Di solito risponde entro 2 ore',
  ]);
  expect(document.querySelectorAll('blockquote p')).toHaveLength(2);
  expect(document.querySelector('.iniziale')?.textContent).toBe('A');
});

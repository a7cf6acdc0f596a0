import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import { capacityOf } from '../../../strutture/rules/capacity.ts';
import { homeOf } from './map-home.ts';
import { PointCard } from './PointCard.tsx';

test.each([
  [
    'shows the note «Si paga al proprietario» for a home whose payments are not guaranteed',
    false,
    'Non garantita',
    true,
  ],
  ['omits the note «Si paga al proprietario» for a home whose payments are guaranteed', true, 'Sicura', false],
])('PointCard %s', (_, is_guaranteed, badge, isOwnerPaid) => {
  const struttura = wireStruttura({ is_guaranteed });
  const home = homeOf({ ...struttura, capacity: capacityOf(struttura) }, { query: '' });
  const page = { homes: [home], stayQuery: '' };
  const point = { id: home.id, nome: home.nome, lat: 43.1, lon: 11.8, prezzo_notte: 95, is_from: false };
  const card = () =>
    createElement(PointCard, { points: [point], page, position: 0, onTurn: () => undefined, onClose: () => undefined });
  render(createElement(createRoutesStub([{ path: '/', Component: card }])));
  expect(screen.queryByText(badge)).not.toBeNull();
  expect(screen.queryByText('Si paga al proprietario') !== null).toBe(isOwnerPaid);
});

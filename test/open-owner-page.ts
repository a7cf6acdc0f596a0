import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import type { OwnerDetail } from '../src/strutture/owner-contract.ts';
import { LiveRegions } from '../src/ui/toasts/LiveRegions.tsx';
import { Toasts } from '../src/ui/toasts/Toasts.tsx';
import ProprietarioStrutturaPage from '../src/app/web/pages/proprietario-struttura.tsx';
import { ownerStruttura } from './owner-struttura.ts';

export async function openOwnerPage(...states: Partial<OwnerDetail>[]) {
  const left = [...states];
  const Stub = createRoutesStub([
    {
      path: '/proprietario/strutture/:id',
      Component: ProprietarioStrutturaPage,
      loader: () => ({ struttura: ownerStruttura(left.length > 1 ? left.shift() : left[0]) }),
    },
    { path: '/proprietario', Component: () => createElement('h1', null, 'Le mie strutture') },
  ]);
  const page = createElement(Stub, { initialEntries: ['/proprietario/strutture/7'] });
  render(createElement(Fragment, null, page, createElement(Toasts), createElement(LiveRegions)));
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

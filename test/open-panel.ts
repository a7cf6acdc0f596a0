import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, vi } from 'vitest';
import { AdminSessionContext } from '../src/accounts/web/admin/admin-session.ts';
import { AdminPanel } from '../src/admin/web/panel/AdminPanel.tsx';
import type { AdminDetail } from '../src/strutture/admin-contract.ts';
import { LiveRegions } from '../src/ui/toasts/LiveRegions.tsx';
import { closeToast, currentToasts } from '../src/ui/toasts/toast-store.ts';
import { Toasts } from '../src/ui/toasts/Toasts.tsx';
import { adminDetail } from './admin-detail.ts';
import { adminSession } from './open-dialog.ts';
import { type Answer, PanelServer } from './panel-server.ts';

export function waiting(id: number, overrides: Partial<AdminDetail> = {}): AdminDetail {
  return adminDetail({
    id,
    nome: `Casa ${id}`,
    status: 'in_attesa',
    richiesta: 'nuova',
    approved_at: null,
    ...overrides,
  });
}

export const three = () => [waiting(1), waiting(2), waiting(3)];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Replaces functions that need a layout, which jsdom does not have. */
function drawNothing(isPhone: boolean): void {
  const list = { matches: isPhone, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => list);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { scrollTo() {}, scrollIntoView() {} });
}

type PanelOptions = {
  strutture: AdminDetail[];
  path?: string;
  isPhone?: boolean;
  answers?: Record<string, Answer | Promise<Answer>>;
};

export function openPanel({ strutture, path = '/admin', isPhone = false, answers = {} }: PanelOptions) {
  for (const { id } of currentToasts()) closeToast(id);
  drawNothing(isPhone);
  window.history.replaceState(null, '', path);
  const server = new PanelServer(strutture);
  for (const [part, answer] of Object.entries(answers)) server.answer(part, answer);
  const session = adminSession();
  const Panel = () => createElement(AdminSessionContext, { value: session }, createElement(AdminPanel));
  const Stub = createRoutesStub([
    { path: '/admin', Component: Panel },
    { path: '/', Component: () => createElement('p', null, 'Home') },
  ]);
  const page = render(
    createElement(
      Fragment,
      null,
      createElement(Stub, { initialEntries: ['/admin'] }),
      createElement(Toasts),
      createElement(LiveRegions),
    ),
  );
  return { server, ...session, user: userEvent.setup(), page };
}

export type OpenedPanel = ReturnType<typeof openPanel>;

export async function click(user: OpenedPanel['user'], name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

export function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 2, name });
}

export function listedIds(): (string | undefined)[] {
  const items = screen.queryAllByRole('listitem').map((item) => item.dataset['id']);
  return items.filter((id) => id !== undefined);
}

export function row(nome: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: nome });
}

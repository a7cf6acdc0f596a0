import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, vi } from 'vitest';
import { type AdminSession, AdminSessionContext } from '../src/accounts/web/admin/admin-session.ts';
import type { Reply } from '../src/api/call.ts';
import { AdminQueryScope } from '../src/accounts/web/admin/AdminQueryScope.tsx';
import type { ActionProps } from '../src/admin/web/actions/action-props.ts';
import type { AdminDetail } from '../src/strutture/admin-contract.ts';
import { LiveRegions } from '../src/ui/toasts/LiveRegions.tsx';
import { Toasts } from '../src/ui/toasts/Toasts.tsx';
import { adminDetail } from './admin-detail.ts';

afterEach(() => void vi.unstubAllGlobals());

export function adminSession(session: Partial<AdminSession> = {}) {
  return {
    username: 'admin',
    onSignedOut: vi.fn<() => void>(),
    signOut: vi.fn(async () => {}),
    refresh: vi.fn(async () => {}),
    withProof: <Data>(send: () => Promise<Reply<Data>>) => send(),
    ...session,
  };
}

export function openDialog(dialog: ReactNode, given: Partial<AdminSession> = {}, path = '/') {
  const session = adminSession(given);
  const Page = () =>
    createElement(AdminSessionContext, { value: session }, createElement(AdminQueryScope, null, dialog));
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  const stub = createElement(Stub, { initialEntries: [path] });
  render(createElement(Fragment, null, stub, createElement(Toasts), createElement(LiveRegions)));
  return { user: userEvent.setup(), session, onSignedOut: session.onSignedOut };
}

export function openAction(Dialog: ComponentType<ActionProps>, overrides: Partial<AdminDetail> = {}) {
  const [onClose, onDone] = [vi.fn<() => void>(), vi.fn<(message: string) => void>()];
  const onRefused = vi.fn<ActionProps['onRefused']>();
  const dialog = createElement(Dialog, { struttura: adminDetail(overrides), onClose, onDone, onRefused });
  return { ...openDialog(dialog), onClose, onDone, onRefused };
}

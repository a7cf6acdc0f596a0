import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment, type ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import { type AdminSession, AdminSessionContext } from '../src/accounts/web/admin/admin-session.ts';
import { AdminQueryScope } from '../src/accounts/web/admin/AdminQueryScope.tsx';
import { LiveRegions } from '../src/ui/LiveRegions.tsx';

/** A dialog of the panel, over a page of whoever is signed in; `session` as it is not the usual one. */
export function openDialog(dialog: ReactNode, session: Partial<AdminSession> = {}) {
  const onSignedOut = vi.fn();
  const whole: AdminSession = {
    username: 'admin',
    hasTotp: false,
    onSignedOut,
    signOut: async () => {},
    refresh: async () => {},
    ...session,
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () =>
        createElement(AdminSessionContext, { value: whole }, createElement(AdminQueryScope, null, dialog)),
    },
  ]);
  render(createElement(Fragment, null, createElement(Stub), createElement(LiveRegions)));
  return { user: userEvent.setup(), onSignedOut };
}

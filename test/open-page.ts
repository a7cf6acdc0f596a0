import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import { Toasts } from '../src/ui/toasts/Toasts.tsx';

export async function openPage(Component: ComponentType, loader: () => unknown): Promise<UserEvent> {
  const Stub = createRoutesStub([{ path: '/', Component, loader }]);
  render(createElement(Fragment, null, createElement(Stub), createElement(Toasts)));
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { LiveRegions } from '../../../ui/toasts/LiveRegions.tsx';
import { releaseFocus } from '../../../ui/release-focus.ts';
import { useAnnounceNavigation } from './Shell.tsx';

function Page() {
  useAnnounceNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <main id="contenuto" tabIndex={-1}>
        <h1>Case a Siena</h1>
        {pathname === '/' && <Link to="/altre">Altre case</Link>}
        <Link to="/rilasciate" onClick={releaseFocus}>
          Cerca
        </Link>
      </main>
      <Link to="/case">Case</Link>
      <Link to="?pagina=2">Pagina 2</Link>
      <Link to="#come">Come</Link>
      <LiveRegions />
    </>
  );
}

function open() {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  document.title = 'Case a Siena, pagina 2 — Ospitalia';
  return userEvent.setup();
}

test.each(['Case', 'Pagina 2'])(
  'Arrival announces the title of the new page when a visitor follows «%s»',
  async (name) => {
    const user = open();
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(document.title));
  },
);

test('Arrival announces nothing when a visitor follows a fragment link', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Come' }));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('Arrival does not move the focus when the first page loads', () => {
  open();
  expect(document.activeElement).toBe(document.body);
});

test.each(['Altre case', 'Cerca'])(
  'Arrival moves the focus to the heading if the followed link «%s» disappears or loses the focus',
  async (name) => {
    const user = open();
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  },
);

test('Arrival leaves the focus on a control that remains on the page', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Pagina 2' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(document.title));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pagina 2' }));
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link } from 'react-router';
import { expect, test } from 'vitest';
import { LiveRegions } from '../../../ui/LiveRegions.tsx';
import { useAnnounceNavigation } from './use-announce-navigation.ts';

function Page() {
  useAnnounceNavigation();
  return (
    <>
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

test.each(['Case', 'Pagina 2'])('following «%s» reads the title of what came', async (name) => {
  const user = open();
  await user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(document.title));
});

test('a place on the same page is no arrival', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Come' }));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

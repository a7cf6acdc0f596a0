import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { LateFooter } from './late-parts.ts';
import { Shell } from './Shell.tsx';

// Returns nothing, because Vitest would treat a returned function as a cleanup.
beforeAll(async () => void (await LateFooter.prepare()));

function open(path: string) {
  const Page = () => (
    <Shell>
      <h1>Una pagina</h1>
    </Shell>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={[path]} />);
}

test.each([
  { path: '/', around: true },
  { path: '/blog', around: true },
  { path: '/amministratori', around: true },
  { path: '/admin', around: false },
  { path: '/admin/', around: false },
  { path: '/admin-ospitalia', around: false },
  { path: '/admin/prenotazioni', around: false },
  { path: '/admin/stato', around: false },
  { path: '/admin/ripristino', around: false },
  { path: '/pagamento-demo/cs_demo_1', around: false },
  { path: '/pagamento-demo/attivazione/acct_demo1', around: false },
  { path: '/pagamento-demo', around: true },
  { path: '/admin/altro', around: true },
  { path: '/admin-altro', around: true },
])(
  'only pages outside the admin area and the demo payment show the visitors’ header and footer ($path: $around)',
  ({ path, around }) => {
    open(path);
    expect(screen.queryAllByRole('banner')).toHaveLength(around ? 1 : 0);
    expect(screen.queryAllByRole('main')).toHaveLength(around ? 1 : 0);
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(around ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Vai al contenuto' })).toBeTruthy();
  },
);

test('the footer links to the page about the badge and to the contact page', () => {
  open('/');
  const links = within(screen.getByRole('contentinfo'));
  expect(links.getByRole('link', { name: 'Il badge Sicura' }).getAttribute('href')).toBe('/badge-sicura');
  expect(links.getByRole('link', { name: 'Contatti' }).getAttribute('href')).toBe('/contatti');
});

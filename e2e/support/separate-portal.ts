import { Operator } from './operator.ts';
import { Owner } from './owner.ts';
import { Panel, test as journey } from './panel.ts';
import { type PortalProcess, type Start, startPortal } from './portal-process.ts';

/** Adds a separate portal as a test fixture. A new worker fixture would make Playwright start another browser. */
export function testWithSeparatePortal(start: Omit<Start, 'port'>) {
  return journey.extend<{ separatePortal: PortalProcess; portalOperator: Operator }>({
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the required fixtures from the pattern
    separatePortal: async ({}, go, { parallelIndex }) => {
      // Each worker uses its own port above `OSPITALIA_E2E_FEED_PORT`.
      const port = String(Number(process.env['OSPITALIA_E2E_FEED_PORT']) + 1 + parallelIndex);
      const portal = await startPortal({ ...start, port });
      await go(portal);
      await portal.stop();
    },
    portalOperator: ({ separatePortal }, go) => go(new Operator(separatePortal.address)),
    owner: ({ page, portalOperator, separatePortal }, go) =>
      go(new Owner(page.request, portalOperator, () => separatePortal.dataDir)),
    panel: async ({ page, portalOperator }, go) => {
      await portalOperator.setUpCodes();
      await portalOperator.admit(page.context());
      await go(new Panel(page));
    },
    baseURL: ({ separatePortal }, go) => go(separatePortal.address),
  });
}

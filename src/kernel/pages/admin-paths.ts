import { brandAdminPath } from '../brand/brand.ts';

/** The brand setting `pannello` replaces these paths. */
export const ADMIN = brandAdminPath ?? '/admin';
export const ADMIN_LOGIN = brandAdminPath === undefined ? '/admin-ospitalia' : `${brandAdminPath}/entra`;
export const ADMIN_BOOKINGS = `${ADMIN}/prenotazioni`;
export const ADMIN_SYSTEM_STATUS = `${ADMIN}/stato`;
export const ADMIN_RESTORE = `${ADMIN}/ripristino`;

type Route = { path?: string | undefined };

export function moveAdminRoutes(routes: Readonly<Record<string, Route | undefined>>): void {
  if (brandAdminPath === undefined) return;
  for (const route of Object.values(routes)) {
    if (route?.path === undefined) continue;
    route.path = route.path.replace(/^admin(-ospitalia)?(?=\/|$)/, (_, login) =>
      (login ? ADMIN_LOGIN : ADMIN).slice(1),
    );
  }
}

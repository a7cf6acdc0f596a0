import { buildStruttura } from './build-struttura.ts';
import { type CallOptions, openPortal } from './open-portal.ts';
import { NOW } from './owner-modules.ts';
import { signInAdmin } from './sign-in-admin.ts';

export async function openCalendarPortal(options: Parameters<typeof openPortal>[0] = {}) {
  const portal = await openPortal(options);
  const { db } = portal;
  const anna = await portal.signIn('anna@example.it');
  const bruno = await portal.signIn('bruno@example.it');

  return {
    ...portal,
    call: (method: string, path: string, call: CallOptions = {}) =>
      portal.call(method, path, { cookie: anna, ...call }),
    anna,
    bruno,
    admin: await signInAdmin(db),
    buildHome: (fields: Parameters<typeof buildStruttura>[1] = {}) =>
      buildStruttura(db, { proprietario_email: 'anna@example.it', email_confirmed_at: NOW, ...fields }),
  };
}

export type CalendarPortal = Awaited<ReturnType<typeof openCalendarPortal>>;

import { buildStruttura } from './build-struttura.ts';
import { type CallOptions, openPortal } from './open-portal.ts';
import { NOW } from './owner-rooms.ts';
import { signInAdmin } from './sign-in-admin.ts';

/** The composed portal without pages, with two owners and an administrator. */
export async function openCalendarPortal(options: Parameters<typeof openPortal>[0] = {}) {
  const portal = await openPortal(options);
  const { db } = portal;
  const anna = await portal.signIn('anna@example.it');
  const bruno = await portal.signIn('bruno@example.it');

  return {
    ...portal,
    /** Makes a call, as Anna unless another cookie is named. */
    ask: (method: string, path: string, call: CallOptions = {}) => portal.ask(method, path, { cookie: anna, ...call }),
    anna,
    bruno,
    admin: await signInAdmin(db),
    /** A whole house of Anna's, approved. */
    house: (fields: Parameters<typeof buildStruttura>[1] = {}) =>
      buildStruttura(db, { proprietario_email: 'anna@example.it', email_confirmed_at: NOW, ...fields }),
  };
}

export type CalendarPortal = Awaited<ReturnType<typeof openCalendarPortal>>;

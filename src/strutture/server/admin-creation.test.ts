import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ANNA,
  buildOwned,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentAdminForm,
} from '../../../test/owner-rooms.ts';

let rooms: OwnerRooms;
let cin: string;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  cin = nextCin();
});

describe('entering a struttura', () => {
  test('asks for no consent, takes the address as proved, and has it wait for approval', async () => {
    const entered = await rooms.admin.create(GIULIA, sentAdminForm({ cin, stripe_onboarding_completed: true }));
    expect(entered).toMatchObject({
      status: 'in_attesa',
      richiesta: 'nuova',
      proprietario_email: ANNA.email,
      stripe_onboarding_completed: true,
    });
    expect(entered.controlli).toContainEqual(expect.objectContaining({ codice: 'indirizzoConfermato' }));
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id: entered.id }));
    expect(await rooms.own.get(ANNA, entered.id)).toMatchObject({ status: 'in_attesa' });
    expect(await rooms.register(entered.id)).toMatchObject([
      { azione: 'inserimento', prima: null, dopo: { status: 'in_attesa', cin, stripe_onboarding_completed: true } },
    ]);
  });

  test('the same form twice, or ten times at once, makes one', async () => {
    const before = await rooms.counts();
    const first = await rooms.admin.create(GIULIA, sentAdminForm({ cin }));
    const again = await Promise.all(
      Array.from({ length: 10 }, () => rooms.admin.create(GIULIA, sentAdminForm({ cin }))),
    );
    expect(new Set([first, ...again].map(({ id }) => id)).size).toBe(1);
    expect(await rooms.counts()).toMatchObject({ strutture: (before.strutture ?? 0) + 1, mails: before.mails });
    expect(await rooms.register(first.id)).toHaveLength(1);
  });

  test('an address may be missing: then it is nobody’s', async () => {
    const entered = await rooms.admin.create(GIULIA, sentAdminForm({ cin, email: '' }));
    expect(entered).toMatchObject({ email: null, proprietario_email: null, form: { email: '' } });
    expect(await rooms.admin.approve(GIULIA, entered.id, {})).toMatchObject({ status: 'approvata' });
  });

  test('everything else is checked as an owner’s is', async () => {
    await buildOwned(rooms, 'approvata', { fields: { cin } });
    await expect(rooms.admin.create(GIULIA, sentAdminForm({ cin }))).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
    const flag = sentAdminForm({ cin: nextCin(), stripe_onboarding_completed: 'true' });
    await expect(rooms.admin.create(GIULIA, flag)).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      campi: { stripe_onboarding_completed: 'Questa scelta non è valida.' },
    });
    const noCalendar = sentAdminForm({ cin: nextCin(), non_su_booking: false });
    await expect(rooms.admin.create(GIULIA, noCalendar)).rejects.toMatchObject({
      detail: "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
    });
  });
});

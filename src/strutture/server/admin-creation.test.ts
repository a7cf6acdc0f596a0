import { describe, expect, test } from 'vitest';
import { ANNA, GIULIA, nextCin, sentAdminForm } from '../../../test/owner-rooms.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';

const { rooms, owned, rowOf, read, approve } = prepareListings();
const create = (fields: Parameters<typeof sentAdminForm>[0] = {}) =>
  rooms.admin.create(GIULIA, sentAdminForm({ cin: nextCin(), ...fields }));

describe('entering a struttura', () => {
  test('asks for no consent, takes the address as proved, and has it wait for approval', async () => {
    const cin = nextCin();
    const entered = await create({ cin, stripe_onboarding_completed: true });
    const { id } = entered;
    expect(entered).toMatchObject({
      status: 'in_attesa',
      richiesta: 'nuova',
      proprietario_email: ANNA.email,
      stripe_onboarding_completed: true,
    });
    expect(entered.controlli).toContainEqual(expect.objectContaining({ codice: 'indirizzoConfermato' }));
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id }));
    expect(await read(id)).toMatchObject({ status: 'in_attesa' });
    const dopo = { status: 'in_attesa', cin, stripe_onboarding_completed: true };
    expect(await rooms.register(id)).toMatchObject([{ azione: 'inserimento', prima: null, dopo }]);
  });

  test('with the same form twice, or ten times at once, makes one', async () => {
    const [before, cin] = [await rooms.counts(), nextCin()];
    const first = await create({ cin });
    const again = await Promise.all(Array.from({ length: 10 }, () => create({ cin })));
    expect(new Set([first, ...again].map(({ id }) => id)).size).toBe(1);
    expect(await rooms.counts()).toMatchObject({ strutture: (before.strutture ?? 0) + 1, mails: before.mails });
    expect(await rooms.register(first.id)).toHaveLength(1);
  });

  test('takes an empty address: then it is nobody’s', async () => {
    const entered = await create({ email: '' });
    expect(entered).toMatchObject({ email: null, proprietario_email: null, form: { email: '' } });
    expect(await approve(entered.id)).toMatchObject({ status: 'approvata' });
  });

  test('checks everything else as an owner’s form is checked', async () => {
    const { cin } = await rowOf(await owned('approvata'));
    await expect(create({ cin })).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
    await expect(create({ stripe_onboarding_completed: 'true' })).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      campi: { stripe_onboarding_completed: 'Questa scelta non è valida.' },
    });
    await expect(create({ non_su_booking: false })).rejects.toMatchObject({
      detail: "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
    });
  });
});

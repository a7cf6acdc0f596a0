import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { GIULIA, nextCin, NOW, openOwnerRooms, type OwnerRooms, sentBody } from '../../../test/owner-rooms.ts';

let rooms: OwnerRooms;
beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

describe('approving a struttura of an owner who has an account with the payment provider', () => {
  const account = (proprietario_email: string, isActive: boolean) =>
    rooms.db
      .insertInto('payout_accounts')
      .values({
        account_id: `acct_demo_${proprietario_email}`,
        proprietario_email,
        provider: 'demo',
        charges_enabled: isActive,
        details_submitted: isActive,
      })
      .execute();
  const standing = (id: number) =>
    rooms.db
      .selectFrom('strutture')
      .select(['stripe_account_id', 'stripe_onboarding_completed', 'onboarding_by', 'onboarding_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  const approveOf = async (email: string) => {
    const body = sentBody({ cin: nextCin(), email });
    const { id } = await rooms.submissions.submit({ body, pictures: [] }, { id: 'x', email });
    await rooms.admin.approve(GIULIA, id, {});
    return standing(id);
  };

  test('gives it that account, and the badge where it is active', async () => {
    await account('attiva@example.it', true);
    await account('incompleta@example.it', false);
    const told = { onboarding_by: 'stripe', onboarding_at: NOW };
    expect(await approveOf('attiva@example.it')).toEqual({
      stripe_account_id: 'acct_demo_attiva@example.it',
      stripe_onboarding_completed: true,
      ...told,
    });
    expect(await approveOf('incompleta@example.it')).toEqual({
      stripe_account_id: 'acct_demo_incompleta@example.it',
      stripe_onboarding_completed: false,
      ...told,
    });
  });

  test('touches no other struttura of theirs, and nobody else’s', async () => {
    const email = 'due@example.it';
    const online = await buildStruttura(rooms.db, {
      proprietario_email: email,
      email_confirmed_at: NOW,
      stripe_account_id: null,
      onboarding_by: 'admin',
      onboarding_at: NOW,
    });
    await account(email, true);
    await approveOf(email);
    expect(await standing(online)).toMatchObject({ stripe_account_id: null, onboarding_by: 'admin' });
    expect(await approveOf('senza@example.it')).toMatchObject({ stripe_account_id: null, onboarding_by: null });
  });
});

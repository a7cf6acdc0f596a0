import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { type Command, openStayModel, WEIGHED_KINDS } from '../../../test/stay-model.ts';
import type { StayParts } from './stay-parts.ts';

vi.setConfig({ testTimeout: 300_000 });

const SEQUENCES = Number(process.env['OSPITALIA_SEQUENCES'] ?? 1000);

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...WEIGHED_KINDS),
  a: fc.nat(99),
  b: fc.nat(99),
});
const sequence = fc.array(command, { minLength: 3, maxLength: 10 });

type Stay = Awaited<ReturnType<typeof openStay>>;

async function live(stay: Stay, commands: readonly Command[]): Promise<void> {
  const model = await openStayModel(stay);
  for (const one of commands) await model.run(one);
  await model.rest();
}

test('P1-P6 whatever happens, in any order: no night is sold twice and no euro is lost', async () => {
  const stay = await openStay();
  try {
    await fc.assert(
      fc.asyncProperty(sequence, (commands) => live(stay, commands)),
      { numRuns: SEQUENCES },
    );
  } finally {
    await stay.database.close();
  }
});

const withProvider = (parts: StayParts, change: Partial<StayParts['provider']>): StayParts => {
  const provider = { ...parts.provider, ...change };
  return { ...parts, provider, providerOf: () => provider };
};
const withNights = (parts: StayParts, change: Partial<StayParts['ownNights']>): StayParts => {
  const nights = { ...parts.ownNights, ...change };
  // Whoever looks at a unit sees the same of its nights as whoever asks for them alone.
  const look: typeof nights.look = async (db, wanted) => {
    const seen = await parts.ownNights.look(db, wanted);
    const { unit_id } = seen;
    return { ...seen, ...(change.taken && { taken: await change.taken(db, { unit_id, nights: wanted.nights }) }) };
  };
  return { ...parts, ownNights: { ...nights, look } };
};
const without = (parts: StayParts, kind: string): StayParts => ({
  ...parts,
  putAction: async (action, transaction) => {
    if (action.kind !== kind) await parts.putAction(action, transaction);
  },
});

/** Faults as they are made, and the guarantee that finds each. */
const MUTANTS: [string, string, (parts: StayParts) => StayParts, string?][] = [
  [
    'a hold is freed by the clock alone, without its session being ended',
    'P4',
    (parts) =>
      withProvider(parts, {
        expireCheckout: async (id) => ({ ...(await parts.provider.readCheckout(id)), status: 'expired' }),
      }),
  ],
  ['taken nights are not looked at', 'P1', (parts) => withNights(parts, { taken: async () => [] })],
  ['nights are not given back', 'P1', (parts) => withNights(parts, { free: async () => undefined })],
  [
    'neither a lock nor a constraint',
    'P[12]',
    (parts) => withNights(parts, { lock: async () => undefined }),
    'alter table bookings drop constraint bookings_nights_once',
  ],
  ['no refund is made', 'P5', (parts) => without(parts, 'refund')],
  ['no card is charged', 'P5', (parts) => without(parts, 'capture')],
  ['no card is let go', 'P5', (parts) => without(parts, 'cancel_payment')],
  [
    'a refund pays a cent too little',
    'P5',
    (parts) =>
      withProvider(parts, {
        refund: (id, { amount_cents, key }) =>
          parts.provider.refund(id, { key, amount_cents: (amount_cents - 1) as typeof amount_cents }),
      }),
  ],
  [
    'each mail goes out twice',
    'one mail',
    (parts) => ({
      ...parts,
      tell: async (transaction, mail) => {
        await parts.tell(transaction, mail);
        await parts.tell(transaction, mail);
      },
    }),
  ],
];

test.each(MUTANTS)('the model finds a planted fault: %s (%s)', async (_, guarantee, plant, statement) => {
  const stay = await openStay({ plant });
  try {
    if (statement !== undefined) await sql.raw(statement).execute(stay.db);
    const found = await fc.check(
      fc.asyncProperty(sequence, (commands) => live(stay, commands)),
      { numRuns: 400, endOnFailure: true, seed: 6 },
    );
    expect(found.failed).toBe(true);
    expect(String(found.errorInstance)).toMatch(new RegExp(guarantee));
  } finally {
    await stay.database.close();
  }
});

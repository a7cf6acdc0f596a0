import { AppError } from '../../kernel/calls/app-error.ts';
import { asCents, toEuros } from '../../kernel/money/cents.ts';
import type { ConditionsService, OwnerConditions } from '../prices-contract.ts';
import { toTariffa } from '../rules/rate.ts';
import { readConditions } from '../rules/read-conditions.ts';
import { contentHash } from './state-hash.ts';
import { type ConditionsRow, findConditions, saveConditions } from './conditions-repository.ts';
import { lockedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { keepSeenTexts, publishedTexts } from './unseen-texts-repository.ts';
import { ownerMessages, visitorMessages } from '../messages/by-request.ts';

const euros = (cents: number | null) => toEuros(asCents(cents ?? 0));

function conditionsHash(row: ConditionsRow): string {
  const { accettazione, ora_limite_oggi, politica_cancellazione, tariffe, camere } = row;
  return contentHash([accettazione, ora_limite_oggi, politica_cancellazione, tariffe, camere.map(({ id }) => id)]);
}

function present(row: ConditionsRow): OwnerConditions {
  const { prezzo_notte_cents, prezzo_pulizie_cents, camere, tariffe, ...fields } = row;
  return {
    ...fields,
    prezzo_notte: euros(prezzo_notte_cents),
    prezzo_pulizie: euros(prezzo_pulizie_cents),
    camere: camere.map(({ prezzo_notte_cents: cents, ...camera }) => ({ ...camera, prezzo_notte: euros(cents) })),
    tariffe: tariffe.map(toTariffa),
    versione: conditionsHash(row),
  };
}

async function findOwned(db: StruttureDb, id: number, email: string): Promise<ConditionsRow> {
  const row = await findConditions(db, { id, email });
  if (row === undefined) throw new AppError('NON_TROVATO', visitorMessages().listingNotFound);
  return row;
}

function assertCurrentVersion(row: ConditionsRow, versione: unknown): void {
  if (versione === undefined || versione === null || versione === conditionsHash(row)) return;
  throw new AppError('STATO_NON_VALIDO', ownerMessages().listingChangedMeanwhile);
}

function readSent(body: Record<string, unknown>, row: ConditionsRow) {
  const reading = readConditions(body, row);
  if (reading.ok) return reading.value;
  const campi = Object.entries(reading.faults).map(
    ([field, fault]) => [field, ownerMessages().conditionFaults[fault]] as const,
  );
  throw new AppError('DATI_NON_VALIDI', campi[0]?.[1] ?? ownerMessages().conditionFaults.tariffeInvalid, {
    campi: Object.fromEntries(campi),
  });
}

export function createConditionsService(db: StruttureDb): ConditionsService {
  return {
    read: async ({ email }, id) => present(await findOwned(db, id, email)),
    save: ({ email }, id, body) =>
      db.transaction().execute(async (transaction) => {
        const locked = await lockedRow(transaction, id, email);
        const row = await findOwned(transaction, id, email);
        assertCurrentVersion(row, body['versione']);
        const texts = async () => (locked === undefined ? null : publishedTexts(transaction, locked));
        const before = await texts();
        await saveConditions(transaction, id, readSent(body, row));
        await keepSeenTexts(transaction, { id, before, after: await texts(), by: 'owner' });
        return present(await findOwned(transaction, id, email));
      }),
  };
}

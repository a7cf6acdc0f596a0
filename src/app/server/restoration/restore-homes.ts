import type { ClientBase } from 'pg';
import { inOwnersLanguage } from '../../../accounts/server/language-service.ts';
import type { RestorationOutcome } from '../../../admin/restoration-contract.ts';
import { recordAction } from '../../../admin/server/service.ts';
import type { Actor } from '../../../kernel/people/account.ts';
import { type Clock, today } from '../../../kernel/dates/clock.ts';
import type { MailOutbox } from '../../../mail/contract.ts';
import type { PhotoStorage } from '../../../media/server/storage.ts';
import { isKnownOwner } from '../../../strutture/rules/is-known-owner.ts';
import { keepSeenTextsOf } from '../../../strutture/server/listing-lock.ts';
import { dbOfClient } from '../backup/restored-handlers.ts';
import type { Db } from '../database.ts';
import { applyPlans } from './apply-plan.ts';
import { lockHomes } from './applying.ts';
import { findHomes, type HomeChoice } from './find-homes.ts';
import type { LoadedArchive } from './load-archived.ts';
import { makePlans, type Plans } from './make-plans.ts';
import { refuse } from './refuse.ts';
import { restored } from '../../../admin/server/mails/restored.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

export type HomeParts = {
  storage: Pick<PhotoStorage, 'has'>;
  clock: Clock;
  outbox: MailOutbox<Db>;
  publicUrl: string;
  contact: string | null;
};

export type Reading = { client: ClientBase; loaded: LoadedArchive; archivio: string };

const LOCK_TIMEOUT = '30s';

function outcomeOf({ loaded, archivio }: Reading, { homes, altre, versione }: Plans): RestorationOutcome {
  return {
    archivio,
    scritto: loaded.header.created_at,
    versione,
    altre,
    case_archivio: loaded.homes,
    case: homes.map(({ plan, home: { citta, proprietario }, versione: one }) => ({
      id: plan.id,
      nome: plan.nome,
      citta: citta ?? '',
      proprietario,
      esito: plan.esito,
      versione: one,
      ...adminMessages.describeRestorePlan(plan),
    })),
  };
}

async function planWanted(reading: Reading, wanted: HomeChoice, { storage, clock }: HomeParts): Promise<Plans> {
  const { client, loaded } = reading;
  const plans = await makePlans(client, { loaded, wanted, today: today(clock), storage });
  if (plans.homes.length === 0) throw refuse('nessuna');
  return plans;
}

export async function previewHomes(
  reading: Reading,
  wanted: HomeChoice,
  parts: HomeParts,
): Promise<RestorationOutcome> {
  return outcomeOf(reading, await planWanted(reading, wanted, parts));
}

type OwnedHome = {
  nome: string;
  proprietario_email: string;
  email_confirmed_at: Date | null;
  approved_at: Date | null;
};

async function notifyOwners({ client, loaded }: Reading, ids: readonly number[], parts: HomeParts): Promise<void> {
  const { rows } = await client.query<OwnedHome>(
    `select nome, proprietario_email, email_confirmed_at, approved_at from strutture
    where id = any ($1) and proprietario_email is not null order by id`,
    [ids],
  );
  const known = Map.groupBy(rows.filter(isKnownOwner), ({ proprietario_email }) => proprietario_email);
  const { publicUrl, contact } = parts;
  const writtenAt = loaded.header.created_at;
  const db = dbOfClient(client);
  for (const [to, homes] of known) {
    const names = homes.map(({ nome }) => nome);
    const write = () => restored.write({ names, writtenAt, contact }, publicUrl);
    await parts.outbox.put(db, { to, ...(await inOwnersLanguage(db, to, write)) });
  }
}

/** Restores homes in the caller's transaction. Throws if anything has changed since the preview. */
export async function restoreHomes(
  reading: Reading,
  { wanted, versione, actor }: { wanted: HomeChoice; versione: string; actor: Actor },
  parts: HomeParts,
): Promise<RestorationOutcome> {
  const { client, loaded, archivio } = reading;
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  const found = await findHomes(client, wanted);
  await lockHomes(
    client,
    found.homes.map(({ id }) => id),
  );
  const plans = await planWanted(reading, wanted, parts);
  if (plans.versione !== versione) throw refuse('cambiato');
  const todo = plans.homes.map(({ plan }) => plan).filter(({ esito }) => esito === 'torna' || esito === 'cambia');
  if (todo.length === 0) throw refuse('niente');
  const changing = todo.filter(({ esito }) => esito === 'cambia').map(({ id }) => id);
  await keepSeenTextsOf(dbOfClient(client), changing, () =>
    applyPlans({ client, columns: loaded.columns, now: parts.clock.now() }, todo, plans.photos),
  );
  for (const plan of todo) {
    const dopo = { archivio, ripristinato: adminMessages.describeRestorePlan(plan).cambia };
    const struttura = { id: plan.id, nome: plan.nome };
    await recordAction(dbOfClient(client), actor, { azione: 'ripristino', struttura, dopo });
  }
  await notifyOwners(
    reading,
    todo.map(({ id }) => id),
    parts,
  );
  return outcomeOf(reading, plans);
}

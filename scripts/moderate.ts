import { type AppError, isAppError } from '../src/kernel/app-error.ts';
import { systemClock } from '../src/kernel/clock.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/database.ts';
import { openJobs } from '../src/server/jobs/open-jobs.ts';
import { prepareJobs } from '../src/server/jobs/prepare-jobs.ts';
import { migrate } from '../src/server/migrate.ts';
import { exitWith, OperatorError } from '../src/server/operator-error.ts';
import { findPublicUrl } from '../src/server/portal-address.ts';
import type { ModerationService } from '../src/strutture/moderation-contract.ts';
import { createModerationService } from '../src/strutture/server/moderation-service.ts';
import { describeWaiting } from './describe-waiting.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Uso: npm run moderate -- comando
  list               le strutture e le modifiche in attesa, dalla più vecchia
  approve ID         approva
  reject ID "motivo" rifiuta; il motivo arriva al proprietario`;

const CIN_TAKEN =
  'Questo CIN è già di un’altra struttura: rifiuta questa, o chiedi al proprietario dell’altra di eliminarla.';

/** What the operator wants; it answers with what to say when done. */
type Wish = (moderation: ModerationService) => Promise<string>;

const list: Wish = async (moderation) => describeWaiting(await moderation.listWaiting());

function approve(id: number): Wish {
  return async (moderation) => {
    await moderation.approve(id);
    return 'Struttura approvata con successo!';
  };
}

function reject(id: number, motivo: string): Wish {
  return async (moderation) => {
    await moderation.reject(id, motivo);
    return 'Struttura rifiutata';
  };
}

function readWish([command, id = '', motivo]: string[]): Wish {
  if (command === 'list') return list;
  if (command === 'approve' && /^[1-9]\d{0,8}$/.test(id)) return approve(Number(id));
  if (command === 'reject' && /^[1-9]\d{0,8}$/.test(id) && motivo !== undefined) return reject(Number(id), motivo);
  throw new OperatorError(USAGE);
}

/** The service on an open database; its mails are sent by the portal, now or when it next starts. */
async function openModeration({ db, pool }: Database): Promise<ModerationService> {
  await migrate(db);
  const publicUrl = await findPublicUrl(db, process.env);
  await prepareJobs(pool);
  const { boss } = openJobs(pool, { onError: console.error });
  return createModerationService({ db, clock: systemClock, outbox: createMailOutbox(boss), publicUrl });
}

/** What the service says to an owner about a CIN in use is of no help to who decides. */
function sentenceOf({ codice, detail }: AppError): string {
  return codice === 'CIN_IN_USO' ? CIN_TAKEN : detail;
}

// Leaving by `exit`, not by the signal itself, lets the embedded server be stopped in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
try {
  const config = readConfig(process.env);
  const wish = readWish(process.argv.slice(2));
  await withDatabase(config, async (database) => wish(await openModeration(database)));
} catch (error) {
  exitWith(isAppError(error) ? new OperatorError(sentenceOf(error)) : error);
}

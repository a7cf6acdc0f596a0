import type { Pool } from 'pg';
import { outcomeSchema, type RestorationOutcome, type RestorationState } from '../../../admin/restoration-contract.ts';
import { AppError } from '../../../kernel/calls/app-error.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

type Runner = Pick<Pool, 'query'>;

/** Seconds without a heartbeat after which a restore counts as interrupted. Heartbeats are sent every two seconds. */
const SILENT_SECONDS = 15;

type StateRow = {
  phase: Exclude<RestorationState['fase'], 'interrotta'>;
  bytes_read: number;
  bytes_total: number;
  outcome: unknown;
  failure: string | null;
  is_silent: boolean;
};

export async function beginState(runner: Runner, id: string): Promise<void> {
  await runner.query(`insert into restorations (id, phase) values ($1, 'legge')`, [id]);
}

export async function noteProgress(
  runner: Runner,
  id: string,
  { read, total }: { read: number; total: number },
): Promise<void> {
  await runner.query(
    `update restorations set bytes_read = $2, bytes_total = $3, seen_at = clock_timestamp() where id = $1 and phase = 'legge'`,
    [id, read, total],
  );
}

type EndOfWork = { phase: 'pronta' | 'fatta'; outcome: RestorationOutcome } | { phase: 'fallita'; failure: string };

/** Stores the result of a restore. The state `fatta` must be committed together with the restored rows. */
export async function endState(runner: Runner, id: string, end: EndOfWork): Promise<void> {
  const outcome = end.phase === 'fallita' ? null : JSON.stringify(end.outcome);
  const failure = end.phase === 'fallita' ? end.failure : null;
  await runner.query('update restorations set phase = $2, outcome = $3, failure = $4 where id = $1', [
    id,
    end.phase,
    outcome,
    failure,
  ]);
}

export async function readState(runner: Runner, id: string): Promise<RestorationState> {
  const { rows } = await runner.query<StateRow>(
    `select phase, bytes_read, bytes_total, outcome, failure,
      phase = 'legge' and seen_at < clock_timestamp() - make_interval(secs => $2) as is_silent
    from restorations where id = $1`,
    [id, SILENT_SECONDS],
  );
  const [row] = rows;
  if (row === undefined) throw new AppError('NON_TROVATO', adminMessages.restoreNotFound);
  const { phase, bytes_read, bytes_total, outcome, failure, is_silent } = row;
  const esito = outcome === null ? null : outcomeSchema.parse(outcome);
  const counted = { letti: bytes_read, totale: bytes_total, esito };
  if (is_silent) return { ...counted, fase: 'interrotta', errore: adminMessages.restoreInterrupted };
  return { ...counted, fase: phase, errore: failure };
}

/** Deletes old results, because they contain names of homes and owners. */
export async function sweepStates(runner: Runner): Promise<void> {
  await runner.query(`delete from restorations where started_at < now() - interval '1 hour'`);
}

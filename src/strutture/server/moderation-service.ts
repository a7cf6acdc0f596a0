import { AppError } from '../../kernel/app-error.ts';
import type { Clock } from '../../kernel/clock.ts';
import { cleanText } from '../../kernel/clean-text.ts';
import type { Mail, MailOutbox } from '../../mail/contract.ts';
import { struttureMessages } from '../messages.it.ts';
import type { ModerationService } from '../moderation-contract.ts';
import { ownerMessages } from '../owner-messages.it.ts';
import { applyForm, refuseCamere } from './apply-form.ts';
import { approveWaiting, rejectEdit, rejectWaiting, waitingRows } from './moderation-repository.ts';
import { lockedRow, type OwnedRow } from './owner-repository.ts';
import { parseEditForm } from './parse-edit-form.ts';
import type { StruttureDb } from './repository.ts';
import { storingError } from './storing-error.ts';
import { mailsAbout } from './write-mails.ts';

/** What the service stands on. Every mail is put into the transaction of the decision. */
export type ModerationParts = {
  db: StruttureDb;
  clock: Clock;
  outbox: MailOutbox<StruttureDb>;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
};

type Mails = ReturnType<typeof mailsAbout>;

const MAX_MOTIVO = 1000;

function refusal(sentence: string): AppError {
  return new AppError('STATO_NON_VALIDO', sentence);
}

/** Why nothing is left to decide about a struttura. */
function alreadyDecided({ status, edit_status }: OwnedRow): AppError {
  const refused = status === 'rifiutata' || edit_status === 'rifiutata';
  return refusal(refused ? ownerMessages.giaRifiutata : ownerMessages.giaApprovata);
}

function refuseIncomplete(row: OwnedRow): void {
  if (row.cin === null) throw new AppError('DATI_NON_VALIDI', ownerMessages.cinMancante);
  if (row.proprietario_email !== null && row.email_confirmed_at === null) {
    throw refusal(ownerMessages.indirizzoDaConfermare);
  }
}

function readMotivo(text: string): string {
  const motivo = cleanText(text, 'many') ?? '';
  const fault = motivo === '' ? ownerMessages.motivoMancante : ownerMessages.motivoTroppoLungo;
  if (motivo !== '' && motivo.length <= MAX_MOTIVO) return motivo;
  throw new AppError('DATI_NON_VALIDI', fault, { campi: { motivo: fault } });
}

/** Decides on a locked struttura and gives the mail that tells its owner. */
type Decision = (db: StruttureDb, row: OwnedRow, now: Date) => Promise<(mails: Mails) => Mail>;

const approve: Decision = async (db, row, now) => {
  if (row.status === 'in_attesa') {
    refuseIncomplete(row);
    if (await approveWaiting(db, row.id, now)) return (mails) => mails.approved();
  } else if (row.edit_status === 'in_attesa') {
    const form = parseEditForm(row.edit_form);
    await refuseCamere(db, row, form);
    await applyForm(db, row.id, { form, photoIds: row.edit_photos.map(({ id }) => id) });
    return (mails) => mails.editApproved();
  }
  throw alreadyDecided(row);
};

function rejectBecause(motivo: string): Decision {
  return async (db, row) => {
    if (row.status === 'in_attesa') {
      if (await rejectWaiting(db, row.id, motivo)) return (mails) => mails.rejected(motivo);
    } else if (await rejectEdit(db, row.id, motivo)) {
      return (mails) => mails.editRejected(motivo);
    }
    throw alreadyDecided(row);
  };
}

/** What an administrator decides. */
export function createModerationService(parts: ModerationParts): ModerationService {
  const { db, clock, outbox, publicUrl } = parts;

  async function decide(id: number, decision: Decision): Promise<void> {
    const deciding = db.transaction().execute(async (transaction) => {
      const row = await lockedRow(transaction, id);
      if (row === undefined) throw new AppError('NON_TROVATO', struttureMessages.strutturaNonTrovata);
      const tell = await decision(transaction, row, clock.now());
      const owner = row.proprietario_email;
      if (owner === null) return;
      // Read again: an approved change may have given it another name and address.
      const decided = (await lockedRow(transaction, id)) ?? row;
      await outbox.put(transaction, tell(mailsAbout(decided, owner, publicUrl)));
    });
    await deciding.catch((error: unknown) => {
      throw storingError(error);
    });
  }

  return {
    listWaiting: () => waitingRows(db),
    approve: (id) => decide(id, approve),
    reject: async (id, motivo) => decide(id, rejectBecause(readMotivo(motivo))),
  };
}

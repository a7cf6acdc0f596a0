import type { Action } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/account.ts';
import { AppError, isAppError } from '../../kernel/app-error.ts';
import { cleanText } from '../../kernel/clean-text.ts';
import type { Mail } from '../../mail/contract.ts';
import type { AdminDetail, AdminStruttureService } from '../admin-contract.ts';
import { adminMessages } from '../admin-messages.it.ts';
import { ownerMessages } from '../owner-messages.it.ts';
import { MAX_MOTIVO, motivoLength } from '../rules/motivo.ts';
import { approveWaiting, rejectEdit, rejectWaiting } from './admin-repository.ts';
import { type AdminStrutturaParts, type AdminTools, refuseOutdated } from './admin-tools.ts';
import { applyForm, refuseCamere } from './apply-form.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { publishedWithCin } from './rivals-repository.ts';
import { photoIdsOf, versionToDecide } from './struttura-version.ts';
import { readOwned } from './workbench.ts';
import { mailsAbout } from './write-mails.ts';

type Decisions = Pick<AdminStruttureService, 'approve' | 'reject'>;
type Mails = ReturnType<typeof mailsAbout>;

/** Decides on a locked struttura; gives the mail that tells its owner. */
type Decision = {
  azione: Action['azione'];
  decide(db: StruttureDb, row: OwnedRow): Promise<(mails: Mails) => Mail>;
  /** What the register keeps. `after`: the struttura as the decision leaves it. */
  describe(row: OwnedRow, after: OwnedRow): Promise<Pick<Action, 'prima' | 'dopo'>>;
};

function refusal(sentence: string): AppError {
  return new AppError('STATO_NON_VALIDO', sentence);
}

function isNew({ status }: OwnedRow): boolean {
  return status === 'in_attesa';
}

/** Said before anything about versions: twice approved is not changed meanwhile. */
function refuseDecided(row: OwnedRow): void {
  if (isNew(row) || row.edit_status === 'in_attesa') return;
  const refused = row.status === 'rifiutata' || row.edit_status === 'rifiutata';
  throw refusal(refused ? ownerMessages.giaRifiutata : ownerMessages.giaApprovata);
}

function refuseIncomplete({ cin }: OwnedRow): void {
  if (cin === null) throw new AppError('DATI_NON_VALIDI', ownerMessages.cinMancante);
}

/** Whoever has not proved their address is not in the queue, and gets no mails about decisions. */
function refuseUnproved(row: OwnedRow): void {
  if (row.proprietario_email !== null && row.email_confirmed_at === null) {
    throw refusal(ownerMessages.indirizzoDaConfermare);
  }
}

/** The reason, as the owner reads it. A call without one is taken (specification section 7 shows no body). */
function readMotivo(sent: unknown): string {
  const text = sent ?? '';
  const motivo = typeof text === 'string' ? cleanText(text, 'many') : null;
  if (motivo === '') return adminMessages.senzaMotivo;
  if (motivo !== null && motivoLength(motivo) <= MAX_MOTIVO) return motivo;
  const fault = motivo === null ? adminMessages.motivoNonValido : ownerMessages.motivoTroppoLungo;
  throw new AppError('DATI_NON_VALIDI', fault, { campi: { motivo: fault } });
}

function approval({ clock, onApproved }: AdminStrutturaParts, { differences }: AdminTools): Decision {
  return {
    azione: 'approvazione',
    async decide(db, row) {
      if (isNew(row)) {
        refuseIncomplete(row);
        refuseUnproved(row);
        await approveWaiting(db, row.id, clock.now());
        const { id, proprietario_email } = row;
        if (proprietario_email !== null) await onApproved(db, { id, proprietario_email });
        return (mails) => mails.approved();
      }
      const { form, photos } = versionToDecide(row);
      await refuseCamere(db, row, form);
      await applyForm(db, row.id, { form, photoIds: photoIdsOf(photos) });
      return (mails) => mails.editApproved();
    },
    describe: async (row, after) =>
      isNew(row) ? { prima: { status: row.status }, dopo: { status: after.status } } : differences(row, after),
  };
}

function rejection(motivo: string): Decision {
  return {
    azione: 'rifiuto',
    async decide(db, row) {
      if (isNew(row)) {
        refuseUnproved(row);
        await rejectWaiting(db, row.id, motivo);
        return (mails) => mails.rejected(motivo);
      }
      await rejectEdit(db, row.id, motivo);
      return (mails) => mails.editRejected(motivo);
    },
    describe: async (row) => {
      const what = isNew(row) ? 'status' : 'modifica';
      return { prima: { [what]: 'in_attesa' }, dopo: { [what]: 'rifiutata', motivo_rifiuto: motivo } };
    },
  };
}

/** What an administrator decides about what waits: a new struttura, or a change of a published one. */
export function createDecisions(parts: AdminStrutturaParts, tools: AdminTools): Decisions {
  const { db, outbox, publicUrl, record } = parts;

  async function tell(transaction: StruttureDb, row: OwnedRow, write: (mails: Mails) => Mail): Promise<void> {
    const owner = row.proprietario_email;
    if (owner !== null) await outbox.put(transaction, write(mailsAbout(row, owner, publicUrl)));
  }

  async function decide(actor: Actor, id: number, versione: unknown, decision: Decision): Promise<AdminDetail> {
    const decided = await tools.change({ id }, async (transaction, row) => {
      refuseDecided(row);
      refuseOutdated(row, versione);
      const write = await decision.decide(transaction, row);
      // Read again: an approved change may have given it another name and address.
      const after = await readOwned(transaction, { id });
      await tell(transaction, after, write);
      const what = await decision.describe(row, after);
      await record(transaction, actor, { azione: decision.azione, struttura: { id, nome: after.nome }, ...what });
      return after;
    });
    return tools.detailOf(decided);
  }

  /** What an owner is told about a CIN in use is of no help to who decides. */
  async function explainCin(id: number, error: unknown): Promise<unknown> {
    if (!isAppError(error) || error.codice !== 'CIN_IN_USO') return error;
    const { cin } = versionToDecide(await tools.read({ id })).form;
    const [rival] = await publishedWithCin(db, id, cin);
    if (rival === undefined) return error;
    return new AppError('CIN_IN_USO', adminMessages.cinPubblicato(rival.nome, rival.citta), { cause: error });
  }

  return {
    approve: (actor, id, { versione }) =>
      decide(actor, id, versione, approval(parts, tools)).catch(async (error: unknown) => {
        throw await explainCin(id, error);
      }),
    reject: async (actor, id, { versione, motivo }) => decide(actor, id, versione, rejection(readMotivo(motivo))),
  };
}

import type { Action } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError, isAppError } from '../../kernel/calls/app-error.ts';
import type { AdminDetail, AdminStruttureService } from '../admin-contract.ts';
import { readFlag } from '../rules/read-fields.ts';
import { approveWaiting, rejectEdit, rejectWaiting } from './admin-repository.ts';
import { type AdminStrutturaDependencies, type AdminTools, assertCurrentVersion } from './admin-tools.ts';
import { rememberDecision } from './admin-undo.ts';
import { applyForm, assertCamereReplaceable } from './apply-form.ts';
import { formError } from './check-form.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { isEmailConfirmed } from './present-admin.ts';
import { publishedWithCin } from './conflicting-listings-repository.ts';
import { chosenOf, versionToDecide } from './struttura-version.ts';
import { readMotivo } from './read-motivo.ts';
import { keepRefused } from './refusals-repository.ts';
import { enqueueOwnerMail, type WriteOwnerMail } from './enqueue-owner-mail.ts';
import { UNDO_SECONDS } from './undo-window.ts';
import { readOwned } from './listing-lock.ts';
import { editApproved } from './mails/edit-approved.ts';
import { editRejected } from './mails/edit-rejected.ts';
import { listingApproved } from './mails/listing-approved.ts';
import { requestRejected } from './mails/request-rejected.ts';
import * as messages from '../messages/admin.ts';
import * as ownerMessages from '../messages/owner.it.ts';

type Decisions = Pick<AdminStruttureService, 'approve' | 'reject'>;

type Decision = {
  azione: Action['azione'];
  decide(db: StruttureDb, row: OwnedRow): Promise<WriteOwnerMail>;
  describe(row: OwnedRow, after: OwnedRow): Promise<Pick<Action, 'prima' | 'dopo'>>;
};

function refusal(sentence: string): AppError {
  return new AppError('STATO_NON_VALIDO', sentence);
}

function isNew({ status }: OwnedRow): boolean {
  return status === 'in_attesa';
}

/** Runs before the version check, because a second approval must not be reported as a concurrent change. */
function assertUndecided(row: OwnedRow): void {
  if (isNew(row) || row.edit_status === 'in_attesa') return;
  const refused = row.status === 'rifiutata' || row.edit_status === 'rifiutata';
  throw refusal(refused ? ownerMessages.listingAlreadyRejected : ownerMessages.listingAlreadyApproved);
}

function assertComplete({ cin }: OwnedRow): void {
  if (cin === null) throw new AppError('DATI_NON_VALIDI', ownerMessages.cinMissing);
}

function assertOwnerConfirmed(row: OwnedRow, isReached: boolean): void {
  if (isEmailConfirmed(row) === false && !isReached) throw refusal(ownerMessages.ownerEmailUnconfirmed);
}

function readReached(sent: unknown): boolean {
  const flag = readFlag(sent, false);
  if (flag.ok) return flag.value;
  throw formError('flagInvalid', { proprietario_raggiunto: 'flagInvalid' });
}

function approval(
  { clock, onApproved }: AdminStrutturaDependencies,
  { differences }: AdminTools,
  isReached: boolean,
): Decision {
  return {
    azione: 'approvazione',
    async decide(db, row) {
      if (isNew(row)) {
        assertComplete(row);
        assertOwnerConfirmed(row, isReached);
        await approveWaiting(db, row.id, clock.now());
        const { id, proprietario_email } = row;
        if (proprietario_email !== null) await onApproved(db, { id, proprietario_email });
        return listingApproved.write;
      }
      const { form, photos } = versionToDecide(row);
      await assertCamereReplaceable(db, row, form);
      await applyForm(db, row.id, { form, photos: chosenOf(photos) });
      return editApproved.write;
    },
    describe: async (row, after) => {
      if (!isNew(row)) return differences(row, after);
      const reached = isEmailConfirmed(row) === false && { proprietario_raggiunto: true };
      return { prima: { status: row.status }, dopo: { status: after.status, ...reached } };
    },
  };
}

export function rejection(motivo: string): Decision {
  return {
    azione: 'rifiuto',
    async decide(db, row) {
      await keepRefused(db, row, motivo);
      if (isNew(row)) {
        await rejectWaiting(db, row.id, motivo);
        return (after, publicUrl) => requestRejected.write({ ...after, motivo }, publicUrl);
      }
      await rejectEdit(db, row.id, motivo);
      return (after, publicUrl) => editRejected.write({ ...after, motivo }, publicUrl);
    },
    describe: async (row) => {
      const what = isNew(row) ? 'status' : 'modifica';
      return { prima: { [what]: 'in_attesa' }, dopo: { [what]: 'rifiutata', motivo_rifiuto: motivo } };
    },
  };
}

export function createDecisions(deps: AdminStrutturaDependencies, tools: AdminTools): Decisions {
  const { db, clock, record } = deps;

  async function decide(actor: Actor, id: number, versione: unknown, decision: Decision): Promise<AdminDetail> {
    const decided = await tools.change({ id }, async (transaction, row) => {
      assertUndecided(row);
      assertCurrentVersion(row, versione);
      const write = await decision.decide(transaction, row);
      // The row is read again, because the email contains the struttura's name and address, which an approved change can alter.
      const after = await readOwned(transaction, { id });
      const mail_id = await enqueueOwnerMail({ ...deps, waits: UNDO_SECONDS }, transaction, after, write);
      await rememberDecision(transaction, { before: row, after, mail_id }, clock.now());
      const what = await decision.describe(row, after);
      await record(transaction, actor, { azione: decision.azione, struttura: { id, nome: after.nome }, ...what });
      return after;
    });
    return tools.detailOf(decided);
  }

  async function explainCin(id: number, error: unknown): Promise<unknown> {
    if (!isAppError(error) || error.codice !== 'CIN_IN_USO') return error;
    const { cin } = versionToDecide(await tools.read({ id })).form;
    const [conflictingListing] = await publishedWithCin(db, id, cin);
    if (conflictingListing === undefined) return error;
    return new AppError('CIN_IN_USO', messages.cinAlreadyPublished(conflictingListing.nome, conflictingListing.citta), {
      cause: error,
    });
  }

  return {
    approve: async (actor, id, { versione, proprietario_raggiunto }) => {
      const decision = approval(deps, tools, readReached(proprietario_raggiunto));
      return decide(actor, id, versione, decision).catch(async (error: unknown) => {
        throw await explainCin(id, error);
      });
    },
    reject: async (actor, id, { versione, motivo }) =>
      decide(actor, id, versione, rejection(readMotivo(motivo, ownerMessages.noReasonGiven))),
  };
}

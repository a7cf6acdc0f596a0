import type { Action } from '../../accounts/register-contract.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminStruttureService } from '../admin-contract.ts';
import { type AdminStrutturaDependencies, type AdminTools, outdated, assertCurrentVersion } from './admin-tools.ts';
import { applyForm, assertCamereReplaceable } from './apply-form.ts';
import { takeBackCalendarUrl } from './calendar-port.ts';
import { putEdit } from './form-repository.ts';
import { stateHash } from './state-hash.ts';
import { forgetRefusal, saveRefusal } from './refusals-repository.ts';
import { hasPortalBookings, type OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { describeState, parseStateBefore, type StateBefore } from './state-before.ts';
import { findUndoable, forgetUndoable, saveUndoable, restoreColumns, sweepUndoable } from './undo-repository.ts';
import { canUndo, isWithinUndoWindow, UNDO_RETENTION_MS } from './undo-window.ts';
import { readOwned } from './listing-lock.ts';
import * as messages from '../messages/admin.ts';

type DecidedChange = { before: OwnedRow; after: OwnedRow; mail_id: string | null };

function refusal(sentence: string): AppError {
  return new AppError('STATO_NON_VALIDO', sentence);
}

/** Removed rooms lose their calendars and prices, so a decision that removes rooms cannot be undone. */
function removesRooms({ before, after }: Pick<DecidedChange, 'before' | 'after'>): boolean {
  const left = new Set(after.camere.map(({ id }) => id));
  return before.camere.some(({ id }) => !left.has(id));
}

export async function rememberDecision(db: StruttureDb, decided: DecidedChange, now: Date): Promise<void> {
  const { before, after, mail_id } = decided;
  await sweepUndoable(db, new Date(now.getTime() - UNDO_RETENTION_MS));
  if (removesRooms(decided)) return forgetUndoable(db, after.id);
  const state = { mark: stateHash(after), before: describeState(before), mail_id, decided_at: now };
  await saveUndoable(db, { struttura_id: after.id, ...state });
}

async function restore(
  db: StruttureDb,
  row: OwnedRow,
  { columns, change, refusal: earlier }: StateBefore,
): Promise<void> {
  if (change !== null) {
    const { own, wanted, submitted_at } = change;
    await assertCamereReplaceable(db, row, own.form);
    await applyForm(db, row.id, own);
    await putEdit(db, row.id, { ...wanted, now: submitted_at });
  } else if (await hasPortalBookings(db, row.id, null)) throw refusal(messages.undoBlockedByBooking);
  await restoreColumns(db, row.id, columns);
  await (earlier === null ? forgetRefusal(db, row.id) : saveRefusal(db, row.id, earlier));
}

export function createUndo(deps: AdminStrutturaDependencies, tools: AdminTools): Pick<AdminStruttureService, 'undo'> {
  const { clock, outbox, record } = deps;

  async function describe(
    row: OwnedRow,
    after: OwnedRow,
    { change }: StateBefore,
  ): Promise<Pick<Action, 'prima' | 'dopo'>> {
    if (change === null) return { prima: { status: row.status }, dopo: { status: after.status } };
    const { prima, dopo } = await tools.differences(row, after);
    return { prima: { ...prima, modifica: row.edit_status ?? 'approvata' }, dopo: { ...dopo, modifica: 'in_attesa' } };
  }

  return {
    async undo(actor, id, { versione }) {
      const restored = await tools.change({ id }, async (transaction, row) => {
        const decision = await findUndoable(transaction, id);
        if (decision === undefined) throw refusal(messages.noDecisionToUndo);
        if (!canUndo(decision, row)) throw outdated();
        assertCurrentVersion(row, versione);
        const before = parseStateBefore(decision.before);
        await restore(transaction, row, before);
        const had = before.change?.own.form;
        if (had) {
          const urls = { published: row.booking_ical_url, before: had.booking_ical_url };
          await takeBackCalendarUrl(deps, transaction, { id, ...urls });
        }
        // Enforces the undo window even if the email is delayed, because other strutture with the same CIN are rejected once the
        // window ends.
        if (!isWithinUndoWindow(decision, clock.now())) throw refusal(messages.undoTooLate);
        // This is the last step, because withdrawing an email blocks the mail workers until this transaction ends.
        const { mail_id } = decision;
        if (mail_id !== null && !(await outbox.withdraw(transaction, mail_id))) throw refusal(messages.undoTooLate);
        await forgetUndoable(transaction, id);
        const after = await readOwned(transaction, { id });
        const what = await describe(row, after, before);
        await record(transaction, actor, { azione: 'annullamento', struttura: { id, nome: after.nome }, ...what });
        return after;
      });
      return tools.detailOf(restored);
    },
  };
}

import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import type { Azione } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminBody, AdminContactsBody, AdminDetail, AdminStruttureService } from '../admin-contract.ts';
import { readFlag } from '../rules/read-fields.ts';
import { type AdminStrutturaDependencies, type AdminTools, assertCurrentVersion } from './admin-tools.ts';
import { assertCamereReplaceable } from './apply-form.ts';
import { checkForm, formError } from './check-form.ts';
import { replacePhotos, updateStruttura } from './form-repository.ts';
import type { OwnedRow } from './owner-repository.ts';
import { dropWantedEmail } from './public-email-repository.ts';
import { readContacts } from './read-contacts.ts';
import { type StoredImages, invalidImagesError, isOmitted } from './read-images.ts';
import { saveContacts } from './save-contacts.ts';
import { contactLines } from './listing-lines.ts';
import { readOwned, type Work } from './listing-lock.ts';
import { isKnownOwner } from '../rules/is-known-owner.ts';
import { listChanges } from '../rules/list-changes.ts';
import { readForm } from './read-form.ts';
import type { StruttureDb } from './repository.ts';
import { contactsChanged } from './mails/contacts-changed.ts';
import * as messages from '../messages/admin.ts';

type Dependencies = Pick<AdminStrutturaDependencies, 'outbox' | 'publicUrl' | 'contact'>;
type ContactChange = { before: OwnedRow; after: OwnedRow };

function addressesOf({ before, after }: ContactChange): string[] {
  const { proprietario_email } = after;
  if (proprietario_email === null || !isKnownOwner(after)) return [];
  const isReplaced = before.email !== null && before.email !== after.email;
  return [...new Set([proprietario_email, ...(isReplaced ? [before.email ?? ''] : [])])];
}

async function enqueueContactsMail(
  db: StruttureDb,
  changed: ContactChange,
  { outbox, publicUrl, contact }: Dependencies,
): Promise<void> {
  const { before, after } = changed;
  const write = () => {
    const changes = listChanges(contactLines(readForm(before)), contactLines(readForm(after)));
    if (changes.length === 0) return null;
    return contactsChanged.write({ ...after, changes, contact: contact ?? null }, publicUrl);
  };
  for (const to of addressesOf(changed)) {
    const mail = await inOwnersLanguage(db, after.proprietario_email ?? to, write);
    if (mail !== null) await outbox.put(db, { to, ...mail });
  }
}

type Edits = Pick<AdminStruttureService, 'edit' | 'setPhotos' | 'setContacts'>;

type AdminAction = {
  actor: Actor;
  id: number;
  azione: Azione;
  versione: unknown;
  work: Work<void>;
  discardable?: StoredImages['discardable'];
};

export function readStripe({ stripe_onboarding_completed }: AdminBody, otherwise: boolean): boolean {
  const flag = readFlag(stripe_onboarding_completed, otherwise);
  if (flag.ok) return flag.value;
  throw formError('flagInvalid', { stripe_onboarding_completed: 'flagInvalid' });
}

export function onboardingColumns(isCompleted: boolean, before: boolean, now: Date) {
  const stripe_onboarding_completed = isCompleted;
  if (isCompleted === before) return { stripe_onboarding_completed };
  return { stripe_onboarding_completed, onboarding_by: 'admin' as const, onboarding_at: now };
}

/** Throws while a change by the owner is pending, because its approval would overwrite an administrator's edits. */
function assertNoPendingEdit({ edit_status }: OwnedRow): void {
  if (edit_status === 'in_attesa') throw new AppError('STATO_NON_VALIDO', messages.ownerEditPending);
}

function contactsFrom(body: Omit<AdminContactsBody, 'versione'>): Work<void> {
  return (transaction, row) => {
    const hasPrice = row.tipo_prenotazione !== 'bnb';
    return saveContacts(transaction, row, readContacts(body, { hasPrice, isAdmin: true }));
  };
}

function createPerformer(deps: AdminStrutturaDependencies, { change, detailOf, differences }: AdminTools) {
  return async ({ actor, id, azione, versione, work, discardable }: AdminAction): Promise<AdminDetail> => {
    const perform: Work<OwnedRow> = async (transaction, row) => {
      assertCurrentVersion(row, versione);
      await work(transaction, row);
      const after = await readOwned(transaction, { id });
      // Discards the pending email address, because its confirmation link could overwrite the address that the administrator has
      // just set.
      if (after.email !== row.email) await dropWantedEmail(transaction, id);
      const what = await differences(row, after);
      await deps.record(transaction, actor, { azione, struttura: { id, nome: after.nome }, ...what });
      await enqueueContactsMail(transaction, { before: row, after }, deps);
      return after;
    };
    return detailOf(await change({ id }, perform, discardable));
  };
}

/** An administrator's edits do not delete the owner's rejected change. */
export function createEdits(deps: AdminStrutturaDependencies, tools: AdminTools): Edits {
  const { read, storePhotos } = tools;
  const perform = createPerformer(deps, tools);

  return {
    async edit(actor, id, { body, pictures }) {
      const row = await read({ id });
      assertNoPendingEdit(row);
      const form = await checkForm(body, { strutturaId: id, owner: null, isAdmin: true }, deps);
      const isCompleted = readStripe(body, row.stripe_onboarding_completed);
      const { immagini, versione } = body;
      const images = isOmitted(immagini) ? null : await storePhotos(row, { immagini, pictures });
      const work: Work<void> = async (transaction, locked) => {
        assertNoPendingEdit(locked);
        await assertCamereReplaceable(transaction, locked, form);
        const tick = onboardingColumns(isCompleted, locked.stripe_onboarding_completed, deps.clock.now());
        await updateStruttura(transaction, id, form, { submission_hash: null, ...tick });
        if (images !== null) await replacePhotos(transaction, 'struttura_photos', id, images.photos);
      };
      return perform({ actor, id, azione: 'modifica', versione, work, ...images });
    },

    async setPhotos(actor, id, { immagini, versione, pictures }) {
      const row = await read({ id });
      assertNoPendingEdit(row);
      if (isOmitted(immagini)) throw invalidImagesError();
      const { photos, discardable } = await storePhotos(row, { immagini, pictures });
      const work: Work<void> = async (transaction, locked) => {
        assertNoPendingEdit(locked);
        await replacePhotos(transaction, 'struttura_photos', id, photos);
      };
      return perform({ actor, id, azione: 'foto', versione, work, discardable });
    },

    setContacts: (actor, id, { versione, ...body }) =>
      perform({ actor, id, azione: 'contatti', versione, work: contactsFrom(body) }),
  };
}

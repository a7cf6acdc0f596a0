import type { Account } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { MediaService } from '../../media/contract.ts';
import type { OwnerDetail, OwnerStruttureService } from '../owner-contract.ts';
import { chooseReview } from '../rules/choose-review.ts';
import { formatPoint } from '../rules/parse-point.ts';
import { applyForm, assertCamereReplaceable } from './apply-form.ts';
import type { CalendarPort } from './calendar-port.ts';
import { checkForm } from './check-form.ts';
import { contentHash } from './state-hash.ts';
import { deleteEdit, putEdit } from './form-repository.ts';
import { hiddenNames, updateOwnedStatus, type OwnedRow, ownedRows } from './owner-repository.ts';
import { type EmailPlan, type EmailDependencies, planResend, planEmail, settleEmail } from './plan-email.ts';
import { presentForm, presentOwner } from './present-owner.ts';
import { dropWantedEmail } from './public-email-repository.ts';
import { readContacts } from './read-contacts.ts';
import { readForm } from './read-form.ts';
import { type StoredImages, invalidImagesError, isOmitted } from './read-images.ts';
import { removeStruttura } from './remove-struttura.ts';
import type { StruttureDb } from './repository.ts';
import { saveContacts } from './save-contacts.ts';
import {
  chosenOf,
  latestVersion,
  strutturaVersion,
  photoIdsOf,
  type StoredVersion,
  type Version,
} from './struttura-version.ts';
import { createListingLock, readOwned, type Work } from './listing-lock.ts';
import { ownerMessages } from '../messages/by-request.ts';

export type OwnerStrutturaDependencies = CalendarPort &
  EmailDependencies & {
    locations: LocationsService;
    media: MediaService;
  };

function currentVersion(row: OwnedRow): Version {
  const { form, photos } = latestVersion(row);
  return { form, photos: chosenOf(photos) };
}

function versionHash({ form, photos }: StoredVersion): string {
  return contentHash([form, chosenOf(photos)]);
}

function assertCurrentVersion(row: OwnedRow, versione: unknown): void {
  if (versione === undefined || versione === versionHash(latestVersion(row))) return;
  throw new AppError('STATO_NON_VALIDO', ownerMessages().listingChangedMeanwhile);
}

function isPublished({ status }: OwnedRow): boolean {
  return status === 'approvata' || status === 'sospesa';
}

function reviewedOf(form: Version['form'], photos: Version['photos']) {
  return { ...form, punto: formatPoint(form.punto), photos: photoIdsOf(photos), hostPhoto: form.accoglie_foto_id };
}

function mustWait(row: OwnedRow, { form, photos }: Version): boolean {
  const published = reviewedOf(readForm(row), row.photos);
  return isPublished(row) && chooseReview(published, reviewedOf(form, photos)) === 'review';
}

function stateAfter(row: OwnedRow, now: Date) {
  if (row.status !== 'rifiutata') return { submission_hash: null };
  return { submission_hash: null, status: 'in_attesa' as const, motivo_rifiuto: null, submitted_at: now };
}

function createOwnerTools(deps: OwnerStrutturaDependencies) {
  const listingLock = createListingLock(deps, 'owner');

  async function detailOf(row: OwnedRow, version = latestVersion(row)): Promise<OwnerDetail> {
    const place = await deps.locations.findPlaceOfCitta(version.form.citta_id);
    const shown = { form: presentForm(version, place), versione: versionHash(version) };
    return { ...presentOwner(row, deps.clock.now()), ...shown };
  }

  return {
    ...listingLock,
    detailOf,
    read: ({ email }: Account, id: number) => listingLock.read({ id, email }),
    async change(
      { email }: Account,
      id: number,
      work: Work<void>,
      discardable?: StoredImages['discardable'],
    ): Promise<OwnerDetail> {
      const workAndRead: Work<OwnedRow> = async (transaction, row) => {
        await work(transaction, row);
        return readOwned(transaction, { id, email });
      };
      return detailOf(await listingLock.change({ id, email }, workAndRead, discardable));
    },
  };
}

type OwnerTools = ReturnType<typeof createOwnerTools>;
type Edits = Pick<OwnerStruttureService, 'edit' | 'setPhotos' | 'dropEdit'>;
type ContactChanges = Pick<OwnerStruttureService, 'setContacts' | 'resendEmail' | 'cancelEmail'>;
type StatusChanges = Pick<OwnerStruttureService, 'pause' | 'resume' | 'remove'>;

function createEdits(deps: OwnerStrutturaDependencies, { read, storePhotos, change }: OwnerTools): Edits {
  const { clock } = deps;

  async function save(db: StruttureDb, row: OwnedRow, version: Version, state = {}): Promise<void> {
    if (mustWait(row, version)) await putEdit(db, row.id, { ...version, now: clock.now() });
    else await applyForm(db, row.id, version, state);
  }

  return {
    async edit(account, id, { body, pictures }) {
      const row = await read(account, id);
      const sent = await checkForm(body, { strutturaId: id, owner: account.email, isAdmin: false }, deps);
      const plan = await planEmail(sent.email, row, account.email, deps);
      const { immagini } = body;
      const images = isOmitted(immagini) ? null : await storePhotos(row, { immagini, pictures });
      const saveForm = async (db: StruttureDb, locked: OwnedRow) => {
        assertCurrentVersion(locked, body.versione);
        const form = { ...sent, email: plan.kind === 'apply' ? sent.email : locked.email };
        await assertCamereReplaceable(db, locked, form);
        // Without photos in the form, the current photos remain. They come from the locked row, because another request could
        // have changed them.
        const { photos } = images ?? currentVersion(locked);
        await save(db, locked, { form, photos }, stateAfter(locked, clock.now()));
        await settleEmail(db, locked, plan, deps);
      };
      return change(account, id, saveForm, images?.discardable);
    },

    async setPhotos(account, id, images) {
      const row = await read(account, id);
      if (isOmitted(images.immagini)) throw invalidImagesError();
      const { photos, discardable } = await storePhotos(row, images);
      const savePhotos = (db: StruttureDb, locked: OwnedRow) => save(db, locked, { ...currentVersion(locked), photos });
      return change(account, id, savePhotos, discardable);
    },

    dropEdit: (account, id) =>
      change(account, id, async (db) => {
        if (!(await deleteEdit(db, id))) throw new AppError('STATO_NON_VALIDO', ownerMessages().noEditToWithdraw);
      }),
  };
}

function createContactChanges(deps: OwnerStrutturaDependencies, { read, change }: OwnerTools): ContactChanges {
  const settle = (plan: EmailPlan) => (db: StruttureDb, row: OwnedRow) => settleEmail(db, row, plan, deps);
  return {
    async setContacts(account, id, body) {
      const row = await read(account, id);
      const readFor = ({ tipo_prenotazione }: OwnedRow) =>
        readContacts(body, { hasPrice: tipo_prenotazione !== 'bnb', isAdmin: false });
      const plan = await planEmail(readFor(row).email, row, account.email, deps);
      return change(account, id, async (db, locked) => {
        const { email, ...contacts } = readFor(locked);
        await saveContacts(db, locked, { ...contacts, email: plan.kind === 'apply' ? email : undefined });
        await settle(plan)(db, locked);
      });
    },

    async resendEmail(account, id) {
      const plan = await planResend(await read(account, id), account.email, deps);
      return change(account, id, settle(plan));
    },

    cancelEmail: (account, id) =>
      change(account, id, async (db) => {
        if (!(await dropWantedEmail(db, id)))
          throw new AppError('STATO_NON_VALIDO', ownerMessages().noPublicEmailPending);
      }),
  };
}

function createStatusChanges(
  { db, clock }: OwnerStrutturaDependencies,
  { lock, read, detailOf }: OwnerTools,
): StatusChanges {
  async function changeStatus(
    account: Account,
    id: number,
    to: 'sospesa' | 'approvata',
    refusal: string,
  ): Promise<OwnerDetail> {
    const from = to === 'sospesa' ? 'approvata' : 'sospesa';
    const moved = await updateOwnedStatus(db, { email: account.email, id, from, to });
    const row = await read(account, id);
    if (!moved) throw new AppError('STATO_NON_VALIDO', refusal);
    return detailOf(row);
  }

  return {
    pause: (account, id) => changeStatus(account, id, 'sospesa', ownerMessages().onlyPublishedCanPause),
    resume: (account, id) => changeStatus(account, id, 'approvata', ownerMessages().listingNotPaused),

    remove: ({ email }, id) =>
      lock({ id, email }, async (transaction) => void (await removeStruttura(transaction, id, clock))),
  };
}

/** Every operation is restricted to the account's own strutture. */
export function createOwnerStruttureService(deps: OwnerStrutturaDependencies): OwnerStruttureService {
  const tools = createOwnerTools(deps);
  return {
    list: async ({ email }) => (await ownedRows(deps.db, email)).map((row) => presentOwner(row, deps.clock.now())),
    listRemoved: ({ email }) => hiddenNames(deps.db, email),
    get: async (account, id) => tools.detailOf(await tools.read(account, id)),
    async getPublished(account, id) {
      const row = await tools.read(account, id);
      return tools.detailOf(row, strutturaVersion(row));
    },
    ...createEdits(deps, tools),
    ...createContactChanges(deps, tools),
    ...createStatusChanges(deps, tools),
  };
}

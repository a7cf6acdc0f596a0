import type { Account } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { MediaService } from '../../media/contract.ts';
import { photoUrl } from '../../media/rules/photo-sources.ts';
import { struttureMessages } from '../messages.it.ts';
import type { ContactsBody, OwnDetail, OwnStruttureService } from '../owner-contract.ts';
import { ownerMessages } from '../owner-messages.it.ts';
import { chooseReview } from '../rules/choose-review.ts';
import { applyForm, refuseCamere, type Version } from './apply-form.ts';
import { checkForm } from './check-form.ts';
import { deleteEdit, putEdit, updateEditForm } from './form-repository.ts';
import {
  eraseStruttura,
  hasOwnBookings,
  hideStruttura,
  lockedRow,
  moveOwned,
  type OwnedRow,
  ownedRow,
  ownedRows,
  updateContacts,
} from './owner-repository.ts';
import { markVersion } from './mark-version.ts';
import { parseEditForm } from './parse-edit-form.ts';
import { presentForm, presentOwn } from './present-own.ts';
import { readContacts } from './read-contacts.ts';
import { readForm } from './read-form.ts';
import { keepImages, type KeptImages, readImages, refuseImages, type SentImages } from './read-images.ts';
import type { StruttureDb } from './repository.ts';
import { storingError } from './storing-error.ts';

/** What the service stands on. */
export type OwnStrutturaParts = { db: StruttureDb; clock: Clock; locations: LocationsService; media: MediaService };

function found(row: OwnedRow | undefined): OwnedRow {
  if (row === undefined) throw new AppError('NON_TROVATO', struttureMessages.strutturaNonTrovata);
  return row;
}

type ReadVersion = Pick<Version, 'form'> & Pick<OwnedRow, 'photos'>;

function ownVersion(row: OwnedRow): ReadVersion {
  return { form: readForm(row), photos: row.photos };
}

/** What an owner works on: the change that waits or was refused, else the struttura itself. */
function latestVersion(row: OwnedRow): ReadVersion {
  if (row.edit_status === null) return ownVersion(row);
  return { form: parseEditForm(row.edit_form), photos: row.edit_photos };
}

function currentVersion(row: OwnedRow): Version {
  const { form, photos } = latestVersion(row);
  return { form, photoIds: photos.map(({ id }) => id) };
}

/** Two tabs, or two people of one house: the later of two edits must not undo the earlier one unseen. */
function refuseOutdated(row: OwnedRow, versione: unknown): void {
  const { form, photos } = latestVersion(row);
  if (versione === undefined || versione === markVersion(form, photos)) return;
  throw new AppError('STATO_NON_VALIDO', ownerMessages.cambiataNelFrattempo);
}

function isPublished({ status }: OwnedRow): boolean {
  return status === 'approvata' || status === 'sospesa';
}

function mustWait(row: OwnedRow, { form, photoIds }: Version): boolean {
  const published = { ...readForm(row), photos: row.photos.map(({ id }) => id) };
  return isPublished(row) && chooseReview(published, { ...form, photos: photoIds }) === 'review';
}

/** A sent form of a refused struttura asks again; of a waiting one it replaces what was submitted. */
function stateAfter(row: OwnedRow, now: Date) {
  if (row.status !== 'rifiutata') return { submission_hash: null };
  return { submission_hash: null, status: 'in_attesa' as const, motivo_rifiuto: null, submitted_at: now };
}

/** The tools that the use cases below share. */
function createWorkbench({ db, locations, media }: OwnStrutturaParts) {
  async function detailOf(row: OwnedRow, { form, photos } = latestVersion(row)): Promise<OwnDetail> {
    const place = await locations.findPlaceOfCitta(form.citta_id);
    const shown = { form: presentForm(form, place, photos.map(photoUrl)), versione: markVersion(form, photos) };
    return { ...presentOwn(row), ...shown };
  }

  return {
    read: async ({ email }: Account, id: number) => found(await ownedRow(db, email, id)),
    detailOf,

    /** A form's photos, those that are new kept. */
    async keepPhotos(row: OwnedRow, images: SentImages): Promise<KeptImages> {
      const own = [...row.photos, ...row.edit_photos].map((photo) => ({ ...photo, url: photoUrl(photo) }));
      return keepImages(await readImages(images, own, media), media);
    },

    /** Does `work` on one's locked struttura. `kept`: photos that were kept for it, and go if it fails. */
    async change(
      { email }: Account,
      id: number,
      work: (transaction: StruttureDb, row: OwnedRow) => Promise<void>,
      kept: KeptImages['kept'] = [],
    ): Promise<OwnDetail> {
      const changing = db.transaction().execute(async (transaction) => {
        await work(transaction, found(await lockedRow(transaction, id, email)));
        return found(await ownedRow(transaction, email, id));
      });
      const changed = await changing.catch(async (error: unknown) => {
        // Photos that cannot be removed now are swept a day later.
        await media.discard(kept).catch(() => undefined);
        throw storingError(error);
      });
      return detailOf(changed);
    },
  };
}

type Workbench = ReturnType<typeof createWorkbench>;
type Edits = Pick<OwnStruttureService, 'edit' | 'setContacts' | 'setPhotos' | 'dropEdit'>;
type Moves = Pick<OwnStruttureService, 'pause' | 'resume' | 'remove'>;

/** Contacts and price are never reviewed. A change that waits gets them too: else its approval would undo them. */
async function saveContacts(db: StruttureDb, row: OwnedRow, body: ContactsBody): Promise<void> {
  const { telefono, email, prezzo_notte } = readContacts(body, row.tipo_prenotazione !== 'bnb');
  const given = { ...(telefono !== undefined && { telefono }), ...(email !== undefined && { email }) };
  const price = prezzo_notte === undefined ? {} : { prezzo_notte_cents: prezzo_notte };
  await updateContacts(db, row.id, { telefono: row.telefono, ...given, ...price });
  if (row.edit_status === null) return;
  const edited = parseEditForm(row.edit_form);
  const isWhole = edited.tipo_prenotazione === 'casa_vacanza';
  await updateEditForm(db, row.id, { ...edited, ...given, ...(isWhole && price) });
}

function createEdits(parts: OwnStrutturaParts, { read, keepPhotos, change }: Workbench): Edits {
  const { clock } = parts;

  async function save(db: StruttureDb, row: OwnedRow, version: Version, state = {}): Promise<void> {
    if (mustWait(row, version)) await putEdit(db, row.id, { ...version, now: clock.now() });
    else await applyForm(db, row.id, version, state);
  }

  return {
    async edit(account, id, { body, pictures }) {
      const row = await read(account, id);
      const form = await checkForm(body, id, parts);
      const { immagini } = body;
      const images = immagini === undefined ? null : await keepPhotos(row, { immagini, pictures });
      const saveForm = async (db: StruttureDb, locked: OwnedRow) => {
        refuseOutdated(locked, body.versione);
        await refuseCamere(db, locked, form);
        // A form without the field leaves the photos as they are now, not as they were when it came.
        const { photoIds } = images ?? currentVersion(locked);
        await save(db, locked, { form, photoIds }, stateAfter(locked, clock.now()));
      };
      return change(account, id, saveForm, images?.kept);
    },

    async setPhotos(account, id, images) {
      const row = await read(account, id);
      if (images.immagini === undefined) throw refuseImages();
      const { photoIds, kept } = await keepPhotos(row, images);
      const savePhotos = (db: StruttureDb, locked: OwnedRow) =>
        save(db, locked, { ...currentVersion(locked), photoIds });
      return change(account, id, savePhotos, kept);
    },

    setContacts: (account, id, body) => change(account, id, (db, row) => saveContacts(db, row, body)),

    dropEdit: (account, id) =>
      change(account, id, async (db) => {
        if (!(await deleteEdit(db, id))) throw new AppError('STATO_NON_VALIDO', ownerMessages.nessunaModifica);
      }),
  };
}

function createMoves({ db }: OwnStrutturaParts, { read, detailOf }: Workbench): Moves {
  async function move(account: Account, id: number, to: 'sospesa' | 'approvata', refusal: string): Promise<OwnDetail> {
    const from = to === 'sospesa' ? 'approvata' : 'sospesa';
    const moved = await moveOwned(db, { email: account.email, id, from, to });
    const row = await read(account, id);
    if (!moved) throw new AppError('STATO_NON_VALIDO', refusal);
    return detailOf(row);
  }

  return {
    pause: (account, id) => move(account, id, 'sospesa', ownerMessages.nonPubblicata),
    resume: (account, id) => move(account, id, 'approvata', ownerMessages.nonInPausa),

    remove: ({ email }, id) =>
      db.transaction().execute(async (transaction) => {
        found(await lockedRow(transaction, id, email));
        if (!(await hasOwnBookings(transaction, id, null))) return eraseStruttura(transaction, id);
        await deleteEdit(transaction, id);
        await hideStruttura(transaction, id);
      }),
  };
}

/** What owners do with what is theirs: every query carries their address. */
export function createOwnStruttureService(parts: OwnStrutturaParts): OwnStruttureService {
  const workbench = createWorkbench(parts);
  return {
    list: async ({ email }) => (await ownedRows(parts.db, email)).map(presentOwn),
    get: async (account, id) => workbench.detailOf(await workbench.read(account, id)),
    async getPublished(account, id) {
      const row = await workbench.read(account, id);
      return workbench.detailOf(row, ownVersion(row));
    },
    ...createEdits(parts, workbench),
    ...createMoves(parts, workbench),
  };
}

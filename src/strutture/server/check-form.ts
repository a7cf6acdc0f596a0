import { AppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService, Citta } from '../../locations/contract.ts';
import type { MediaService } from '../../media/contract.ts';
import { parseImageReference } from '../../media/rules/image-references.ts';
import { photoUrl } from '../../media/rules/photo-sources.ts';
import type { StrutturaBody } from '../submission-contract.ts';
import { type CheckedStruttura, checkStruttura } from '../rules/check-struttura.ts';
import { type Cin, parseCin } from '../rules/cin.ts';
import type { FormTown } from '../rules/read-place.ts';
import type { StrutturaFault } from '../rules/struttura-fault.ts';
import type { StruttureDb } from './repository.ts';
import { isCinPublished, wasCinPublished } from './submission-repository.ts';
import { findPlace } from './find-place.ts';
import { middleOf } from './form-repository.ts';
import { ownedRow } from './owner-repository.ts';
import { isAbsent } from '../rules/parse-result.ts';
import { readWhole } from '../rules/read-number.ts';
import { ownerMessages } from '../messages/by-request.ts';

type Sources = { db: StruttureDb; locations: LocationsService; media: Pick<MediaService, 'findUploads'> };

type TownQuery = { citta_id?: unknown; citta?: unknown; provincia_id?: unknown };

async function townOf(id: number, { db, locations }: Sources): Promise<FormTown | null> {
  const place = await findPlace(id, locations);
  if (place === null) return null;
  const { citta, regione } = place;
  const middle = await middleOf(db, citta.id);
  return { id: citta.id, provincia_id: citta.provincia_id, regione_id: regione.id, caps: citta.caps, middle };
}

/** Several comuni can share a name; in that case the province decides, or the comune stays unknown. */
async function findByName(form: TownQuery, locations: LocationsService): Promise<Citta | undefined> {
  if (typeof form.citta !== 'string') return undefined;
  const candidates = await locations.findCittaByName(form.citta);
  const provinciaId = readWhole(form.provincia_id);
  const meant = candidates.filter((citta) => provinciaId === null || citta.provincia_id === provinciaId);
  return meant.length === 1 ? meant[0] : undefined;
}

async function lookUpTown(form: TownQuery, sources: Sources): Promise<FormTown | null> {
  if (form.citta_id === undefined || form.citta_id === null || form.citta_id === '') {
    const citta = await findByName(form, sources.locations);
    return citta === undefined ? null : townOf(citta.id, sources);
  }
  const id = readWhole(form.citta_id);
  return id === null ? null : townOf(id, sources);
}

async function findStrutturaPhoto(url: string, strutturaId: number, db: StruttureDb): Promise<number | 'gone'> {
  const row = await ownedRow(db, strutturaId);
  const photos = [row?.host_photo, row?.edit_host_photo].flatMap((photo) => photo ?? []);
  return photos.find((photo) => photoUrl({ ...photo, focus: null }) === url)?.id ?? 'gone';
}

/** Returns the id of the host's photo, `null` if the form has none, or `'gone'` if it does not exist or belongs to another struttura. */
async function findHostPhoto(
  sent: unknown,
  strutturaId: number | null,
  { db, media }: Pick<Sources, 'db' | 'media'>,
): Promise<number | null | 'gone'> {
  if (isAbsent(sent)) return null;
  const reference = typeof sent === 'string' ? parseImageReference(sent) : null;
  if (reference?.kind === 'stored' && strutturaId !== null) return findStrutturaPhoto(reference.url, strutturaId, db);
  if (reference?.kind !== 'upload') return 'gone';
  const [photo] = await media.findUploads([`caricamento:${reference.token}`]);
  return photo?.id ?? 'gone';
}

export function formError(fault: StrutturaFault, campi: Partial<Record<string, StrutturaFault>>): AppError {
  const sentences = Object.entries(campi).flatMap(([field, code]) =>
    code === undefined ? [] : [[field, ownerMessages().submissionFaults[code]] as const],
  );
  return new AppError(
    fault === 'cinInUse' ? 'CIN_IN_USO' : 'DATI_NON_VALIDI',
    ownerMessages().submissionFaults[fault],
    {
      campi: Object.fromEntries(sentences),
    },
  );
}

function lostTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => lostTexts(inner, [...path, key]));
  }
  return typeof value === 'string' && parseImageReference(value)?.kind === 'inline' ? [path.join('.')] : [];
}

/** Throws if a text was mistaken for a data URL and therefore replaced with a picture reference. */
function assertWellFormedTexts(form: CheckedStruttura): void {
  const lost = lostTexts(form);
  if (lost.length > 0) throw formError('textInvalid', Object.fromEntries(lost.map((name) => [name, 'textInvalid'])));
}

/** `strutturaId` is `null` for a new struttura; `owner` is the confirmed address of the sender. */
type FormOf = { strutturaId: number | null; owner: string | null; isAdmin: boolean };

/** Returns whether a CIN is in use. Administrators can reuse the CIN of a formerly public struttura (ADR 0001). */
export async function isCinUsed(db: StruttureDb, cin: Cin, { strutturaId, owner, isAdmin }: FormOf): Promise<boolean> {
  if (await isCinPublished(db, cin, strutturaId)) return true;
  return !isAdmin && (await wasCinPublished(db, cin, { exceptId: strutturaId, owner }));
}

export async function checkForm(body: StrutturaBody, formOf: FormOf, sources: Sources): Promise<CheckedStruttura> {
  const cin = typeof body.cin === 'string' ? parseCin(body.cin) : null;
  const [town, isCinInUse, hostPhoto] = await Promise.all([
    lookUpTown(body, sources),
    cin === null ? false : isCinUsed(sources.db, cin, formOf),
    findHostPhoto(body.accoglie_foto, formOf.strutturaId, sources),
  ]);
  const { strutturaId, isAdmin } = formOf;
  const mode = strutturaId === null ? 'create' : 'edit';
  const checked = checkStruttura(body, { mode, isAdmin, isCinInUse, town, hostPhoto });
  if (!checked.ok) throw formError(checked.fault, checked.campi);
  assertWellFormedTexts(checked.struttura);
  return checked.struttura;
}

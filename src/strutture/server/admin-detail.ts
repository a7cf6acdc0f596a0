import type { Clock } from '../../kernel/dates/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { AdminDetail } from '../admin-contract.ts';
import { comparePhotos } from '../rules/compare-photos.ts';
import { isKnownOwner } from '../rules/is-known-owner.ts';
import { type Change, type Line, listChanges } from '../rules/list-changes.ts';
import { checksOf } from './admin-checks.ts';
import type { PlatformsPort } from './calendar-port.ts';
import { listingFormLines, photoDetailLines, photosChangeText } from './listing-lines.ts';
import type { OwnedRow } from './owner-repository.ts';
import { type PresentedAdmin, presentAdmin } from './present-admin.ts';
import { presentForm } from './present-owner.ts';
import type { StruttureDb } from './repository.ts';
import { strutturaVersion, photoIdsOf, type StoredVersion, versionToDecide } from './struttura-version.ts';
import { refusalOf } from './refusals-repository.ts';
import { contentHash } from './state-hash.ts';
import { textsOf } from './unseen-texts-repository.ts';
import { findUndoable } from './undo-repository.ts';
import { canUndo, isWithinUndoWindow } from './undo-window.ts';
import * as messages from '../messages/owner.it.ts';
import * as visitorMessages from '../messages/visitor.it.ts';

type Sources = { db: StruttureDb; locations: LocationsService; clock: Clock } & PlatformsPort;

export async function cardOf(row: OwnedRow, { locations }: Pick<Sources, 'locations'>): Promise<PresentedAdmin> {
  return presentAdmin(row, await locations.findPlaceOfCitta(versionToDecide(row).form.citta_id));
}

export async function formOf(row: OwnedRow, { locations }: Pick<Sources, 'locations'>): Promise<AdminDetail['form']> {
  const version = strutturaVersion(row);
  return presentForm(version, await locations.findPlaceOfCitta(version.form.citta_id));
}

type ComparedVersion = Pick<StoredVersion, 'form'> & { photos: Parameters<typeof photoDetailLines>[0] };

async function linesOf({ form }: ComparedVersion, { locations }: Pick<Sources, 'locations'>): Promise<Line[]> {
  const { citta, provincia } = await locations.findPlaceOfCitta(form.citta_id);
  return listingFormLines(form, `${citta.nome} (${provincia.sigla})`);
}

function photosLine(published: readonly number[], shown: readonly number[]): Line {
  const testo = photosChangeText(comparePhotos(published, shown));
  return { key: 'foto', campo: messages.photosTitle, testo };
}

function hostPhotoLine(published: ComparedVersion, { form: { accoglie_foto_id: id } }: ComparedVersion): Line {
  const isFresh = id !== null && id !== published.form.accoglie_foto_id;
  return {
    key: 'accoglie_foto',
    campo: visitorMessages.hostPhotoLabel,
    testo:
      id === null
        ? visitorMessages.hostPhotoNone
        : isFresh
          ? visitorMessages.hostPhotoNew
          : visitorMessages.hostPhotoPresent,
  };
}

async function compare(base: ComparedVersion, wanted: ComparedVersion, sources: Sources): Promise<Change[]> {
  const published = photoIdsOf(base.photos);
  const lines = async (version: ComparedVersion) => [
    ...(await linesOf(version, sources)),
    photosLine(published, photoIdsOf(version.photos)),
    hostPhotoLine(base, version),
    ...photoDetailLines(version.photos),
  ];
  return listChanges(await lines(base), await lines(wanted));
}

async function changesOf(row: OwnedRow, sources: Sources): Promise<Change[]> {
  return row.edit_status === 'in_attesa' ? compare(strutturaVersion(row), versionToDecide(row), sources) : [];
}

async function earlierRefusal(row: OwnedRow, sources: Sources): Promise<AdminDetail['rifiuto_precedente']> {
  const refusal = refusalOf(row);
  const isWaiting = row.status === 'in_attesa' || row.edit_status === 'in_attesa';
  if (refusal === null || !isWaiting) return null;
  const cambiamenti = await compare(refusal.version, versionToDecide(row), sources);
  return { motivo: refusal.motivo, rifiutata_at: refusal.refused_at.toISOString(), cambiamenti };
}

async function unseenOf(row: OwnedRow, { db }: Sources): Promise<AdminDetail['testi_cambiati']> {
  if (row.seen_texts === null) return null;
  const texts = await textsOf(db, row);
  return { versione: contentHash(texts), cambiamenti: listChanges(row.seen_texts, texts) };
}

export async function detailOf(row: OwnedRow, sources: Sources): Promise<AdminDetail> {
  const [card, form, controlli, cambiamenti, testi_cambiati, rifiuto_precedente, decision] = await Promise.all([
    cardOf(row, sources),
    formOf(row, sources),
    checksOf(row, sources),
    changesOf(row, sources),
    unseenOf(row, sources),
    earlierRefusal(row, sources),
    findUndoable(sources.db, row.id),
  ]);
  return {
    ...card,
    cin_conteso: controlli.some(({ codice }) => codice === 'cinInAttesa' || codice === 'cinPubblicato'),
    form,
    proprietario_email: row.proprietario_email,
    proprietario_avvisato: row.proprietario_email !== null && isKnownOwner(row),
    controlli,
    cambiamenti,
    testi_cambiati,
    rifiuto_precedente,
    immagini_pubblicate: card.richiesta === 'modifica' ? form.immagini : [],
    decisione_annullabile:
      decision !== undefined && canUndo(decision, row) && isWithinUndoWindow(decision, sources.clock.now()),
  };
}

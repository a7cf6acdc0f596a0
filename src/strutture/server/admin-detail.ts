import type { Clock } from '../../kernel/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { AdminDetail } from '../admin-contract.ts';
import { changeMessages } from '../change-messages.it.ts';
import { comparePhotos } from '../rules/compare-photos.ts';
import { isKnownOwner } from '../rules/is-known-owner.ts';
import { type Change, type Line, listChanges } from '../rules/list-changes.ts';
import { checksOf } from './admin-checks.ts';
import { storyMessages } from '../story-messages.it.ts';
import type { PlatformsPort } from './calendar-port.ts';
import type { OwnedRow } from './owner-repository.ts';
import { type PresentedAdmin, presentAdmin } from './present-admin.ts';
import { presentForm } from './present-own.ts';
import type { StruttureDb } from './repository.ts';
import { ownVersion, photoIdsOf, type StoredVersion, versionToDecide } from './struttura-version.ts';
import { findUndoable } from './undo-repository.ts';
import { canUndo, isWithinUndoWindow } from './undo-window.ts';

type Sources = { db: StruttureDb; locations: LocationsService; clock: Clock } & PlatformsPort;

export async function cardOf(row: OwnedRow, { locations }: Pick<Sources, 'locations'>): Promise<PresentedAdmin> {
  return presentAdmin(row, await locations.findPlaceOfCitta(versionToDecide(row).form.citta_id));
}

export async function formOf(row: OwnedRow, { locations }: Pick<Sources, 'locations'>): Promise<AdminDetail['form']> {
  const version = ownVersion(row);
  return presentForm(version, await locations.findPlaceOfCitta(version.form.citta_id));
}

async function linesOf({ form }: StoredVersion, { locations }: Pick<Sources, 'locations'>): Promise<Line[]> {
  const { citta, provincia } = await locations.findPlaceOfCitta(form.citta_id);
  return changeMessages.moduloDetto(form, `${citta.nome} (${provincia.sigla})`);
}

function photosLine(published: readonly number[], shown: readonly number[]): Line {
  const testo = changeMessages.fotoDette(comparePhotos(published, shown));
  return { key: 'foto', campo: changeMessages.foto, testo };
}

function hostPhotoLine(published: StoredVersion, { form: { accoglie_foto_id: id } }: StoredVersion): Line {
  const isFresh = id !== null && id !== published.form.accoglie_foto_id;
  const { foto, nessuna, nuova, una } = storyMessages.fotoDiChiAccoglie;
  return { key: 'accoglie_foto', campo: foto, testo: id === null ? nessuna : isFresh ? nuova : una };
}

async function changesOf(row: OwnedRow, sources: Sources): Promise<Change[]> {
  if (row.edit_status !== 'in_attesa') return [];
  const [own, wanted] = [ownVersion(row), versionToDecide(row)];
  const published = photoIdsOf(own.photos);
  const lines = async (version: StoredVersion) => [
    ...(await linesOf(version, sources)),
    photosLine(published, photoIdsOf(version.photos)),
    hostPhotoLine(own, version),
    ...changeMessages.fotoUnaPerUna(version.photos),
  ];
  return listChanges(await lines(own), await lines(wanted));
}

export async function detailOf(row: OwnedRow, sources: Sources): Promise<AdminDetail> {
  const [card, form, controlli, cambiamenti, decision] = await Promise.all([
    cardOf(row, sources),
    formOf(row, sources),
    checksOf(row, sources),
    changesOf(row, sources),
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
    immagini_pubblicate: card.richiesta === 'modifica' ? form.immagini : [],
    decisione_annullabile:
      decision !== undefined && canUndo(decision, row) && isWithinUndoWindow(decision, sources.clock.now()),
  };
}

import { makeZip } from 'client-zip';
import { brandSlots } from '../../../kernel/brand-slots.ts';
import { type CallHandler, type FileAnswer, handleOwner } from '../../../kernel/call.ts';
import type { MediaService } from '../../../media/contract.ts';
import { withoutFocus } from '../../../media/rules/photo-sources.ts';
import { archiveMessages } from '../../../strutture/archive-messages.ts';
import { archiveOwnCall, type OwnDetail, type OwnStruttureService } from '../../../strutture/owner-contract.ts';
import type { Db } from '../database.ts';
import type { ConditionsService, OwnConditions } from '../../../strutture/prices-contract.ts';
import { bookingsTable, calendarTable, pricesTable, ratesTable } from './archive-tables.ts';
import { archiveText } from './archive-text.ts';
import { type ArchivedBooking, readBookings } from './read-bookings.ts';
import { type ArchivedEvent, readEvents } from './read-events.ts';

export type ArchiveParts = {
  db: Db;
  ownStrutture: Pick<OwnStruttureService, 'get' | 'getPublished'>;
  conditions: Pick<ConditionsService, 'read'>;
  media: Pick<MediaService, 'readLargest'>;
  calendarOf(strutturaId: number): Promise<Uint8Array>;
};

type Entry = { name: string; input: string | Uint8Array };

/** What goes into an archive. `edit`: the change that waits or was refused beside the published version. */
type ArchivedStruttura = {
  published: OwnDetail;
  edit: OwnDetail | null;
  conditions: OwnConditions;
  events: readonly ArchivedEvent[];
  bookings: readonly ArchivedBooking[];
  calendar: Uint8Array;
};

/** The files of an archive, made as they are asked for: of the photos, one at a time is in memory. */
async function* entries(
  { published, edit, conditions, events, bookings, calendar }: ArchivedStruttura,
  { media }: Pick<ArchiveParts, 'media'>,
): AsyncGenerator<Entry> {
  const { files } = archiveMessages;
  yield { name: files.json, input: JSON.stringify(published, null, 2) };
  yield { name: files.testo, input: archiveText(published, conditions, 'published') };
  yield { name: files.prezzi, input: pricesTable(published) };
  yield { name: files.tariffe, input: ratesTable(conditions) };
  if (edit !== null) {
    yield { name: files.modificaJson, input: JSON.stringify(edit, null, 2) };
    yield { name: files.modificaTesto, input: archiveText(edit, conditions, 'edit') };
    yield { name: files.modificaPrezzi, input: pricesTable(edit) };
  }
  yield { name: files.calendario, input: calendarTable(events) };
  yield { name: files.calendarioIcs, input: calendar };
  yield { name: files.prenotazioni, input: bookingsTable(bookings) };
  const photos = new Set([...published.form.immagini, ...(edit?.form.immagini ?? [])].map(withoutFocus));
  let number = 0;
  for (const url of photos) {
    const photo = await media.readLargest(url);
    if (photo === null) continue;
    number += 1;
    yield { name: `foto/${String(number).padStart(2, '0')}.webp`, input: photo };
  }
}

/** The bytes of a zip archive. Its stream fails when it is cut off; who stops listening need not hear of that. */
async function* zip(contents: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const reader = makeZip(contents).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** `GET /api/proprietario/strutture/{id}/archivio`: everything of one's struttura, to take away. */
export function archiveRoute(parts: ArchiveParts): CallHandler {
  return handleOwner(archiveOwnCall, async ({ account, params }): Promise<FileAnswer> => {
    const { ownStrutture, db, calendarOf } = parts;
    const published = await ownStrutture.getPublished(account, params.id);
    const edit = published.modifica === null ? null : await ownStrutture.get(account, params.id);
    const [conditions, events, bookings, calendar] = await Promise.all([
      parts.conditions.read(account, params.id),
      readEvents(db, params.id),
      readBookings(db, params.id),
      calendarOf(params.id),
    ]);
    return {
      file_name: `${brandSlots.fileName}-${published.slug === '' ? published.id : published.slug}.zip`,
      contents: zip(entries({ published, edit, conditions, events, bookings, calendar }, parts)),
    };
  });
}

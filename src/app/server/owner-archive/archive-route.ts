import { makeZip } from 'client-zip';
import { brandFileName } from '../../../kernel/brand/brand.ts';
import { type CallHandler, type FileAnswer, handleOwner } from '../../../kernel/calls/call.ts';
import type { MediaService } from '../../../media/contract.ts';
import { withoutFocus } from '../../../media/rules/photo-sources.ts';
import {
  archiveOwnerStrutturaCall,
  type OwnerDetail,
  type OwnerStruttureService,
} from '../../../strutture/owner-contract.ts';
import { inAccountLanguage } from '../../../accounts/server/language-service.ts';
import type { OwnerBooking, OwnerBookingsService } from '../../../stay/owner-bookings-contract.ts';
import type { Db } from '../database.ts';
import type { ConditionsService, OwnerConditions } from '../../../strutture/prices-contract.ts';
import { bookingsTable, calendarTable, pricesTable, ratesTable } from './archive-tables.ts';
import { archiveText } from './archive-text.ts';
import { type ArchivedEvent, readEvents } from './read-events.ts';
import { ownerMessages } from '../../../strutture/messages/by-request.ts';

export type ArchiveParts = {
  db: Db;
  ownerStrutture: Pick<OwnerStruttureService, 'get' | 'getPublished'>;
  conditions: Pick<ConditionsService, 'read'>;
  ownerBookings: Pick<OwnerBookingsService, 'ofStruttura'>;
  media: Pick<MediaService, 'readLargest'>;
  calendarOf(strutturaId: number): Promise<Uint8Array>;
};

type Entry = { name: string; input: string | Uint8Array };

/** `edit` is the pending or rejected change; `null` if only the published version exists. */
type ArchivedStruttura = {
  published: OwnerDetail;
  edit: OwnerDetail | null;
  conditions: OwnerConditions;
  events: readonly ArchivedEvent[];
  bookings: readonly OwnerBooking[];
  calendar: Uint8Array;
};

function texts({ published, edit, conditions, events, bookings, calendar }: ArchivedStruttura): Entry[] {
  const change =
    edit === null
      ? []
      : [
          { name: ownerMessages().archiveEditJsonFile, input: JSON.stringify(edit, null, 2) },
          { name: ownerMessages().archiveEditTextFile, input: archiveText(edit, conditions, 'edit') },
          { name: ownerMessages().archiveEditPricesFile, input: pricesTable(edit) },
        ];
  return [
    { name: ownerMessages().archiveJsonFile, input: JSON.stringify(published, null, 2) },
    { name: ownerMessages().archiveTextFile, input: archiveText(published, conditions, 'published') },
    { name: ownerMessages().archivePricesFile, input: pricesTable(published) },
    { name: ownerMessages().archiveRatesFile, input: ratesTable(conditions) },
    ...change,
    { name: ownerMessages().archiveCalendarFile, input: calendarTable(events) },
    { name: ownerMessages().archiveCalendarIcsFile, input: calendar },
    { name: ownerMessages().archiveBookingsFile, input: bookingsTable(bookings) },
  ];
}

/**
 * Yields one file at a time. The text files are rendered beforehand, because the language of the request applies only within its
 * handler.
 */
async function* entries(
  written: readonly Entry[],
  { published, edit }: Pick<ArchivedStruttura, 'published' | 'edit'>,
  folder: string,
  { media }: Pick<ArchiveParts, 'media'>,
): AsyncGenerator<Entry> {
  yield* written;
  const photos = new Set([...published.form.immagini, ...(edit?.form.immagini ?? [])].map(withoutFocus));
  let number = 0;
  for (const url of photos) {
    const photo = await media.readLargest(url);
    if (photo === null) continue;
    number += 1;
    yield { name: `${folder}/${String(number).padStart(2, '0')}.webp`, input: photo };
  }
}

/** Yields the bytes of a ZIP file. Errors after the consumer has stopped reading are ignored. */
async function* zip(contents: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const reader = makeZip(contents).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

export function archiveRoute(parts: ArchiveParts): CallHandler {
  return handleOwner(archiveOwnerStrutturaCall, async ({ account, params: { id } }) => {
    const { ownerStrutture, db } = parts;
    const published = await ownerStrutture.getPublished(account, id);
    const edit = published.modifica === null ? null : await ownerStrutture.get(account, id);
    return inAccountLanguage(account, async (): Promise<FileAnswer> => {
      const [conditions, events, bookings, calendar] = await Promise.all([
        parts.conditions.read(account, id),
        readEvents(db, id),
        parts.ownerBookings.ofStruttura(account, id),
        parts.calendarOf(id),
      ]);
      const archived = { published, edit, conditions, events, bookings, calendar };
      return {
        file_name: `${brandFileName}-${published.slug === '' ? published.id : published.slug}.zip`,
        contents: zip(entries(texts(archived), archived, ownerMessages().archivePhotosFolder, parts)),
      };
    });
  });
}

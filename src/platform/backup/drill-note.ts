import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ArchivePlace } from './archive-place.ts';

/** Location of the note about the last archive test. It is stored beside the archives, so that every machine can read it. */
const FOLDER = 'prove';
const NAME = `${FOLDER}/ultima.json`;

const noteSchema = z.object({ at: z.iso.datetime(), archive: z.string(), has_passed: z.boolean() });
export type DrillNote = z.infer<typeof noteSchema>;

export async function writeDrillNote(place: ArchivePlace, note: DrillNote): Promise<void> {
  await place.write(
    NAME,
    (async function* bytes() {
      yield Buffer.from(JSON.stringify(note));
    })(),
  );
}

export async function readDrillNote(place: ArchivePlace): Promise<DrillNote | null> {
  if (!(await place.list(FOLDER)).includes('ultima.json')) return null;
  return noteSchema.parse(await json(place.read(NAME)));
}

import { expect } from 'vitest';
import type { ReceivedPicture } from '../src/kernel/call.ts';
import { AppError } from '../src/kernel/app-error.ts';
import { nextCin, type OwnerRooms, sentBody } from './owner-rooms.ts';

/** Sends a struttura with a CIN of its own, as somebody who is not signed in. */
export function submit(
  { submissions }: OwnerRooms,
  overrides: Parameters<typeof sentBody>[0] = {},
  pictures: ReceivedPicture[] = [],
) {
  return submissions.submit({ body: sentBody({ cin: nextCin(), ...overrides }), pictures }, null);
}

/** Why something was refused. */
export async function refused(submission: Promise<unknown>): Promise<AppError> {
  const error = await submission.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

/** A struttura as it is stored, with its rooms and photos. */
export async function rowOf({ db }: OwnerRooms, id: number) {
  const row = await db.selectFrom('strutture').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const camere = await db.selectFrom('camere').selectAll().where('struttura_id', '=', id).orderBy('id').execute();
  const photos = await db
    .selectFrom('struttura_photos')
    .select(['position', 'photo_id'])
    .where('struttura_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...row, camere, photos };
}

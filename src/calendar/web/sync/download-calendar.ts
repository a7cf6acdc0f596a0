import { SIGNED_OUT } from '../../../api/call.ts';
import { callForFile } from '../../../api/call-for-file.ts';
import type { CalendarProperty } from '../../property-contract.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { calendarFileName } from '../../rules/calendar-file-name.ts';
import * as messages from '../../messages/owner.ts';

type DownloadFailure = { sentence: string; isSignedOut: boolean };

function notSaved(why: string, isSignedOut = false): DownloadFailure {
  return { sentence: messages.exportFailedPrefix + why, isSignedOut };
}

/** Saves the calendar as a file (PRODUCT.md § 7); gives what went wrong, or `null`. */
export async function downloadCalendar(
  property: CalendarProperty,
  camera_id: number | null,
): Promise<DownloadFailure | null> {
  const camera = property.camere.find(({ id }) => id === camera_id);
  const query = camera === undefined ? {} : { camera_id: camera.id };
  const answer = await callForFile('GET /api/calendar/export/{property_id}', {
    params: { property_id: property.id },
    query,
  });
  if (!answer.ok) return notSaved(answer.detail || messages.checkConnectionAndRetry, answer.status === SIGNED_OUT);
  saveFile(answer.data, calendarFileName(property.nome, camera?.nome_camera ?? null));
  return null;
}

import type { CalendarProperty } from '../../property-contract.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { SIGNED_OUT } from '../../../ui/send-json.ts';
import { propertyCalendarMessages } from '../../property-messages.it.ts';
import { calendarFileName } from '../../rules/calendar-file-name.ts';
import { syncMessages } from '../../sync-messages.it.ts';

/** What a refused call says of itself. */
async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null;
  return typeof detail === 'string' && detail !== '' ? detail : syncMessages.riprovaTraPoco;
}

/** Why there is no file. */
type NotSaved = { sentence: string; isSignedOut: boolean };

function notSaved(why: string, isSignedOut = false): NotSaved {
  return { sentence: propertyCalendarMessages.erroreEsportazione + why, isSignedOut };
}

/**
 * Has the browser save the calendar of a property, or of one of its camere, as a file named after it (specification section 7).
 * Gives what went wrong, or `null`.
 */
export async function downloadCalendar(property: CalendarProperty, camera_id: number | null): Promise<NotSaved | null> {
  const camera = property.camere.find(({ id }) => id === camera_id);
  const query = camera === undefined ? '' : `?camera_id=${camera.id}`;
  try {
    const answer = await fetch(`/api/calendar/export/${property.id}${query}`);
    if (!answer.ok) return notSaved(await sentenceOf(answer), answer.status === SIGNED_OUT);
    saveFile(await answer.blob(), calendarFileName(property.nome, camera?.nome_camera ?? null));
    return null;
  } catch {
    return notSaved(syncMessages.riprovaTraPoco);
  }
}

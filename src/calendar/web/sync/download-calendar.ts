import type { CalendarProperty } from '../../property-contract.ts';
import { propertyCalendarMessages } from '../../property-messages.it.ts';
import { calendarFileName } from '../../rules/calendar-file-name.ts';
import { syncMessages } from '../../sync-messages.it.ts';

/** What a refused call says of itself. */
async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null;
  return typeof detail === 'string' && detail !== '' ? detail : syncMessages.riprovaTraPoco;
}

/**
 * Has the browser save the calendar of a property, or of one of its camere, as a file named after it (specification section 7).
 * Gives the sentence of what went wrong, or `null`.
 */
export async function downloadCalendar(property: CalendarProperty, camera_id: number | null): Promise<string | null> {
  const camera = property.camere.find(({ id }) => id === camera_id);
  const query = camera === undefined ? '' : `?camera_id=${camera.id}`;
  try {
    const answer = await fetch(`/api/calendar/export/${property.id}${query}`);
    if (!answer.ok) return propertyCalendarMessages.erroreEsportazione + (await sentenceOf(answer));
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = calendarFileName(property.nome, camera?.nome_camera ?? null);
    link.click();
    // The browser has taken it by then.
    setTimeout(() => URL.revokeObjectURL(url));
    return null;
  } catch {
    return propertyCalendarMessages.erroreEsportazione + syncMessages.riprovaTraPoco;
  }
}

import { archiveMessages as words } from '../../strutture/archive-messages.it.ts';
import type { OwnDetail } from '../../strutture/owner-contract.ts';
import type { ArchivedEvent } from './read-events.ts';
import { writeCsv } from './write-csv.ts';

/** Euros as an Italian spreadsheet reads them: `1234,50`. */
function euros(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

/** The prices of the house, of its rooms and of the cleaning, as a CSV file. */
export function pricesTable({ form }: OwnDetail): string {
  const rows: string[][] = [[...words.colonnePrezzi]];
  if (form.prezzo_notte !== null) {
    rows.push([
      words.prenotazioni.casa_vacanza,
      euros(form.prezzo_notte),
      words.aNotte,
      String(form.posti_letto),
      words.si,
    ]);
  }
  for (const camera of form.camere) {
    const isOnOffer = camera.disponibile ? words.si : words.no;
    rows.push([camera.nome_camera, euros(camera.prezzo_notte), words.aNotte, String(camera.posti_letto), isOnOffer]);
  }
  if (form.servizio_pulizie) rows.push([words.pulizie, euros(form.prezzo_pulizie), words.aSoggiorno, '', words.si]);
  return writeCsv(rows);
}

/** Every event of the calendar, as a CSV file. */
export function calendarTable(events: readonly ArchivedEvent[]): string {
  const rows = events.map((event) => [
    event.start,
    event.end,
    event.nome_camera ?? words.prenotazioni.casa_vacanza,
    words.tipi[event.event_type],
    words.piattaforme[event.platform_source],
    event.summary,
  ]);
  return writeCsv([words.colonneCalendario, ...rows]);
}

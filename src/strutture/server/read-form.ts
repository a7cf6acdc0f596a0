import { asCents, type Cents } from '../../kernel/cents.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import type { Cin } from '../rules/cin.ts';
import type { Servizio } from '../rules/servizi.ts';
import type { OwnedRow } from './owner-repository.ts';

function readCents(cents: number | null): Cents | null {
  return cents === null ? null : asCents(cents);
}

/** The form that a struttura was made from: its columns were checked when they were written. */
export function readForm(row: OwnedRow): CheckedStruttura {
  return {
    nome: row.nome,
    descrizione: row.descrizione,
    tipo_struttura: row.tipo_struttura,
    tipo_prenotazione: row.tipo_prenotazione,
    cin: (row.cin ?? '') as Cin,
    indirizzo: row.indirizzo,
    cap: row.cap,
    citta_id: row.citta_id,
    prezzo_notte_cents: row.tipo_prenotazione === 'bnb' ? null : readCents(row.prezzo_notte_cents),
    posti_letto: row.posti_letto,
    num_camere: row.num_camere,
    num_bagni: row.num_bagni,
    ha_cucina: row.ha_cucina,
    servizi: row.servizi as Servizio[],
    servizio_pulizie: row.servizio_pulizie,
    prezzo_pulizie_cents: asCents(row.prezzo_pulizie_cents),
    telefono: row.telefono,
    email: row.email,
    booking_ical_url: row.booking_ical_url,
    non_su_booking: row.non_su_booking,
    camere: row.camere.map((camera) => ({
      ...camera,
      servizi_camera: camera.servizi_camera as Servizio[],
      prezzo_notte_cents: asCents(camera.prezzo_notte_cents),
    })),
  };
}

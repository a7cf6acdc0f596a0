import { pick } from '../../kernel/records.ts';
import { listingFields } from '../rules/listing-fields.ts';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import type { Cin } from '../rules/cin.ts';
import type { Servizio } from '../rules/servizi.ts';
import type { OwnedRow } from './owner-repository.ts';

function readCents(cents: number | null): Cents | null {
  return cents === null ? null : asCents(cents);
}

export function readForm(row: OwnedRow): CheckedStruttura {
  return {
    ...pick(row, listingFields),
    cin: (row.cin ?? '') as Cin,
    citta_id: row.citta_id,
    accoglie_foto_id: row.accoglie_foto_id,
    punto: row.has_own_point ? { lat: row.lat, lon: row.lon } : null,
    prezzo_notte_cents: row.tipo_prenotazione === 'bnb' ? null : readCents(row.prezzo_notte_cents),
    servizi: row.servizi as Servizio[],
    prezzo_pulizie_cents: asCents(row.prezzo_pulizie_cents),
    traduzioni: row.traduzioni,
    traduzioni_testi: row.traduzioni_testi,
    booking_ical_url: row.booking_ical_url,
    non_su_booking: row.non_su_booking,
    camere: row.camere.map((camera) => ({
      ...camera,
      servizi_camera: camera.servizi_camera as Servizio[],
      prezzo_notte_cents: asCents(camera.prezzo_notte_cents),
    })),
  };
}

import { asCents, toEuros } from '../../kernel/money/cents.ts';
import type { PlaceOfCitta } from '../../locations/contract.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { detailsOf } from '../../media/rules/photo-details.ts';
import { photoUrl } from '../../media/rules/photo-sources.ts';
import type { OwnerStruttura, SavedForm } from '../owner-contract.ts';
import { formatPoint } from '../rules/parse-point.ts';
import { isGuaranteed } from '../rules/is-guaranteed.ts';
import type { OwnedRow } from './owner-repository.ts';
import { localisedMotivo } from './read-motivo.ts';
import type { StoredVersion } from './struttura-version.ts';

type Edit = OwnerStruttura['modifica'];
type PendingEmail = OwnerStruttura['email_in_attesa'];

function presentEdit({ edit_status: status, edit_motivo, edit_submitted_at }: OwnedRow): Edit {
  if (status === null || edit_submitted_at === null) return null;
  return {
    status,
    motivo_rifiuto: edit_motivo && localisedMotivo(edit_motivo),
    submitted_at: edit_submitted_at.toISOString(),
  };
}

function presentWantedEmail({ wanted_email: email, wanted_email_until }: OwnedRow, now: Date): PendingEmail {
  if (email === null || wanted_email_until === null) return null;
  return { email, is_expired: wanted_email_until <= now };
}

export function presentOwner(row: OwnedRow, now: Date): OwnerStruttura {
  return {
    id: row.id,
    slug: slugify(row.nome),
    nome: row.nome,
    citta: row.citta,
    sigla: row.sigla,
    cin: row.cin,
    indirizzo: row.indirizzo,
    cap: row.cap,
    tipo_struttura: row.tipo_struttura,
    tipo_prenotazione: row.tipo_prenotazione,
    immagini: row.photos.map(photoUrl),
    prezzo_notte: row.prezzo_notte_cents === null ? null : toEuros(asCents(row.prezzo_notte_cents)),
    posti_letto: row.posti_letto,
    telefono: row.telefono,
    email: row.email,
    status: row.status,
    motivo_rifiuto: row.motivo_rifiuto && localisedMotivo(row.motivo_rifiuto),
    is_guaranteed: isGuaranteed(row),
    onboarding_by: row.onboarding_by,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    email_in_attesa: presentWantedEmail(row, now),
    modifica: presentEdit(row),
  };
}

export function presentForm({ form, photos, host_photo }: StoredVersion, { citta, regione }: PlaceOfCitta): SavedForm {
  const { accoglie_foto_id: _, ...saved } = form;
  const { prezzo_notte_cents, prezzo_pulizie_cents, camere, telefono, email, booking_ical_url, punto, ...fields } =
    saved;
  return {
    ...fields,
    citta: citta.nome,
    provincia_id: citta.provincia_id,
    regione_id: regione.id,
    prezzo_notte: prezzo_notte_cents === null ? null : toEuros(prezzo_notte_cents),
    prezzo_pulizie: toEuros(prezzo_pulizie_cents),
    telefono: telefono ?? '',
    email: email ?? '',
    booking_ical_url: booking_ical_url ?? '',
    immagini: photos.map(photoUrl),
    dettagli_foto: photos.map(detailsOf),
    accoglie_foto: host_photo === null ? '' : photoUrl(host_photo),
    punto: formatPoint(punto),
    camere: camere.map(({ prezzo_notte_cents: cents, ...camera }) => ({ ...camera, prezzo_notte: toEuros(cents) })),
  };
}

import { pick } from '../../kernel/records.ts';
import { listingFields } from '../rules/listing-fields.ts';
import { asCents, toEuros } from '../../kernel/money/cents.ts';
import type { PlaceOfCitta } from '../../locations/contract.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { photoUrl } from '../../media/rules/photo-sources.ts';
import type { AdminStruttura } from '../admin-contract.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { isGuaranteed } from '../rules/is-guaranteed.ts';
import { nightlyPrice } from '../rules/nightly-price.ts';
import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';
import { versionToDecide } from './struttura-version.ts';

function presentFields(form: CheckedStruttura, { citta, provincia, regione }: PlaceOfCitta) {
  const price = nightlyPrice(form);
  return {
    slug: slugify(form.nome),
    ...pick(form, listingFields),
    cin: form.cin || null,
    citta: citta.nome,
    sigla: provincia.sigla,
    regione: regione.nome,
    prezzo_notte: price === null ? null : toEuros(price),
    prezzo_pulizie: toEuros(asCents(form.prezzo_pulizie_cents)),
  };
}

function requestOf({ status, edit_status }: OwnedRow): AdminStruttura['richiesta'] {
  if (status === 'in_attesa') return 'nuova';
  return edit_status === 'in_attesa' ? 'modifica' : null;
}

export function isEmailConfirmed({ proprietario_email, email_confirmed_at }: OwnedRow): boolean | null {
  return proprietario_email === null ? null : email_confirmed_at !== null;
}

export type PresentedAdmin = Omit<AdminStruttura, 'cin_conteso'>;

/** Lists the fields explicitly, so that no other field is sent. */
export function presentAdmin(row: OwnedRow, place: PlaceOfCitta): PresentedAdmin {
  const { form, photos, host_photo } = versionToDecide(row);
  const richiesta = requestOf(row);
  const submitted = (richiesta === 'modifica' ? row.edit_submitted_at : null) ?? row.submitted_at;
  return {
    id: row.id,
    ...presentFields(form, place),
    immagini: photos.map(photoUrl),
    accoglie_foto: host_photo === null ? null : photoUrl(host_photo),
    status: row.status,
    motivo_rifiuto: row.motivo_rifiuto,
    is_guaranteed: isGuaranteed(row),
    is_demo: row.is_demo,
    stripe_onboarding_completed: row.stripe_onboarding_completed,
    onboarding_by: row.onboarding_by,
    created_at: row.created_at.toISOString(),
    submitted_at: submitted.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    email_confirmed: isEmailConfirmed(row),
    richiesta,
    testi_cambiati_at: row.texts_changed_at?.toISOString() ?? null,
    versione: stateHash(row),
  };
}

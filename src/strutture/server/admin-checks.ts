import type { LocationsService } from '../../locations/contract.ts';
import type { AdminDetail } from '../admin-contract.ts';
import { adminMessages } from '../admin-messages.it.ts';
import { checkListing, type ListingFacts, type Rivals } from '../rules/check-listing.ts';
import { type Cin, decodeCin } from '../rules/cin.ts';
import { type CinDescription, describeCin } from '../rules/describe-cin.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { findPlace } from './find-place.ts';
import type { OwnedRow } from './owner-repository.ts';
import { isEmailConfirmed } from './present-admin.ts';
import type { StruttureDb } from './repository.ts';
import { findRivals, type Rival } from './rivals-repository.ts';
import { photoIdsOf, versionToDecide } from './struttura-version.ts';

/** What a struttura is compared with. */
type Sources = { db: StruttureDb; locations: LocationsService };

const NO_RIVALS: Rivals<Rival> = { cinPublished: [], cinHidden: [], cinWaiting: [], phone: [], photo: [] };

async function describe(
  cin: Cin,
  { citta_id, tipo_struttura: tipi }: CheckedStruttura,
  locations: LocationsService,
): Promise<CinDescription | null> {
  const decoded = decodeCin(cin);
  const place = decoded === null ? null : await findPlace(decoded.citta_id, locations);
  return describeCin({ cin, cinTown: place?.citta ?? null, citta_id, tipi });
}

async function gatherFacts(row: OwnedRow, { db, locations }: Sources): Promise<ListingFacts<Rival>> {
  const { form, photos } = versionToDecide(row);
  const cin = form.cin || null;
  const claims = {
    id: row.id,
    cin,
    telefono: form.telefono,
    photoIds: photoIdsOf(photos),
    owner: row.proprietario_email,
  };
  const [cinSays, rivals] = await Promise.all([
    cin === null ? null : describe(cin, form, locations),
    // Invented listings share their hosts and their pictures: that says nothing of them.
    row.is_demo ? NO_RIVALS : findRivals(db, claims),
  ]);
  return {
    cin,
    cinSays,
    rivals,
    sizes: photos.map(({ width, height }) => Math.max(width, height)),
    tipi: form.tipo_struttura,
    servizi: form.servizi,
    stripe_account_id: row.stripe_account_id,
    stripe_onboarding_completed: row.stripe_onboarding_completed,
    hasCalendar: form.booking_ical_url !== null,
    non_su_booking: form.non_su_booking,
    isConfirmed: isEmailConfirmed(row),
  };
}

/** The checks of a struttura, or of the change of it that waits, with their sentences. */
export async function checksOf(row: OwnedRow, sources: Sources): Promise<AdminDetail['controlli']> {
  const facts = await gatherFacts(row, sources);
  return checkListing(facts).map(({ codice, esito, riferimenti }) => ({
    codice,
    esito,
    testo: adminMessages.controlli[codice](facts),
    riferimenti: [...riferimenti],
  }));
}

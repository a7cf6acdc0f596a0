import type { LocationsService } from '../../locations/contract.ts';
import { inCitta, provinciaPhrase } from '../../locations/rules/place-phrase.it.ts';
import type { AdminDetail } from '../admin-contract.ts';
import type { ListingNumbers } from '../rules/check-numbers.ts';
import { checkListing, type ListingFacts, type ConflictingListings } from '../rules/check-listing.ts';
import { type Cin, decodeCin, type CinDescription, describeCin } from '../rules/cin.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { nightlyPrice } from '../rules/nightly-price.ts';
import { typicalPrice } from './admin-repository.ts';
import type { PlatformsPort } from './calendar-port.ts';
import { findPlace } from './find-place.ts';
import type { OwnedRow } from './owner-repository.ts';
import { isEmailConfirmed } from './present-admin.ts';
import { readForm } from './read-form.ts';
import type { StruttureDb } from './repository.ts';
import { findConflictingListings, type ConflictingListing } from './conflicting-listings-repository.ts';
import { photoIdsOf, versionToDecide } from './struttura-version.ts';
import * as messages from '../messages/admin.ts';

type Sources = { db: StruttureDb; locations: LocationsService } & PlatformsPort;

const NO_CONFLICTS: ConflictingListings<ConflictingListing> = {
  cinPublished: [],
  wasCinAnothers: false,
  cinWaiting: [],
  phone: [],
  photo: [],
};

async function describe(
  cin: Cin,
  { citta_id, tipo_struttura: tipi }: CheckedStruttura,
  locations: LocationsService,
): Promise<CinDescription | null> {
  const decoded = decodeCin(cin);
  const place = decoded === null ? null : await findPlace(decoded.citta_id, locations);
  return describeCin({ cin, cinTown: place?.citta ?? null, citta_id, tipi });
}

async function readNumbers(row: OwnedRow, form: CheckedStruttura, { db, locations }: Sources): Promise<ListingNumbers> {
  const { citta, provincia } = await locations.findPlaceOfCitta(form.citta_id);
  const others = { id: row.id, citta_id: citta.id, provincia_id: provincia.id, tipo: form.tipo_prenotazione };
  const typical = await typicalPrice(db, others);
  return {
    posti_letto: form.posti_letto,
    num_camere: form.num_camere,
    camere: form.camere,
    price: nightlyPrice(form),
    published: row.edit_status === 'in_attesa' ? nightlyPrice(readForm(row)) : null,
    typical: typical && {
      price: typical.price,
      where: typical.isTown ? inCitta(citta.nome) : `in ${provinciaPhrase(provincia.nome)}`,
    },
  };
}

async function gatherFacts(row: OwnedRow, sources: Sources): Promise<ListingFacts<ConflictingListing>> {
  const { db, locations } = sources;
  const { form, photos } = versionToDecide(row);
  const cin = form.cin || null;
  const claims = {
    id: row.id,
    cin,
    telefono: form.telefono,
    photoIds: photoIdsOf(photos),
    owner: row.proprietario_email,
  };
  const isOnline = row.status === 'approvata' || row.status === 'sospesa';
  const [decodedCin, conflictingListings, numbers, isConnected] = await Promise.all([
    cin === null ? null : describe(cin, form, locations),
    // Demo listings share hosts and photos, so their conflicts are meaningless.
    row.is_demo ? NO_CONFLICTS : findConflictingListings(db, claims),
    readNumbers(row, form, sources),
    isOnline ? sources.isOnBooking(db, row.id) : null,
  ]);
  return {
    cin,
    decodedCin,
    conflictingListings,
    sizes: photos.map(({ width, height }) => Math.max(width, height)),
    tipi: form.tipo_struttura,
    servizi: form.servizi,
    stripe_account_id: row.stripe_account_id,
    stripe_onboarding_completed: row.stripe_onboarding_completed,
    hasCalendar: form.booking_ical_url !== null,
    non_su_booking: form.non_su_booking,
    isConnected,
    numbers,
    isConfirmed: isEmailConfirmed(row),
  };
}

export async function checksOf(row: OwnedRow, sources: Sources): Promise<AdminDetail['controlli']> {
  const facts = await gatherFacts(row, sources);
  return checkListing(facts).map(({ codice, esito, riferimenti }) => ({
    codice,
    esito,
    testo: messages.listingChecks[codice](facts),
    riferimenti: [...riferimenti],
  }));
}

import { type Selectable, sql } from 'kysely';
import { asCents } from '../../kernel/money/cents.ts';
import { HOUSE_RULE_FIELDS } from '../../strutture/rules/house-rule-lines.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import { ratesIn, type StruttureTables } from '../../strutture/server/service.ts';
import type { Price } from '../rules/price.ts';
import type { StayDb } from './booking-repository.ts';
import type { PayoutRow } from './payout-repository.ts';

type PayoutAccount = Pick<PayoutRow, 'account_id' | 'provider' | 'charges_enabled' | 'details_submitted'>;

type CameraRow = Pick<
  Selectable<StruttureTables['camere']>,
  'id' | 'nome_camera' | 'posti_letto' | 'prezzo_notte_cents' | 'disponibile' | 'lingua' | 'traduzioni'
>;

type Struttura = Selectable<StruttureTables['strutture']>;
type PlaceColumns = Pick<Struttura, 'nome' | 'cin' | 'indirizzo' | 'cap' | 'telefono' | 'email'>;
type HouseColumns = Pick<Struttura, (typeof HOUSE_RULE_FIELDS)[number] | 'traduzioni_testi'>;
type PriceColumns = Pick<Struttura, 'posti_letto' | 'prezzo_notte_cents' | 'servizio_pulizie' | 'prezzo_pulizie_cents'>;
type SaleColumns = Pick<Struttura, 'id' | 'status' | 'tipo_prenotazione' | 'politica_cancellazione'> &
  Pick<Struttura, 'accettazione' | 'ora_limite_oggi'>;
type PayoutColumns = Pick<Struttura, 'stripe_account_id' | 'stripe_onboarding_completed'>;
type JoinedColumns = {
  citta: string;
  sigla: string;
  tariffe: Rate[];
  account: PayoutAccount | null;
  camera: CameraRow | null;
};
type StrutturaRow = PlaceColumns & HouseColumns & PriceColumns & SaleColumns & PayoutColumns & JoinedColumns;

export type Offer = { struttura: StrutturaRow; camera: CameraRow | null; posti_letto: number; price: Price };

type OfferQuery = { strutturaId: number; cameraId: number | null };

async function findStruttura(db: StayDb, { strutturaId, cameraId }: OfferQuery): Promise<StrutturaRow | undefined> {
  const { rows } = await sql<StrutturaRow>`/* prepared */
    select strutture.id, strutture.nome, cin, status, tipo_prenotazione, indirizzo, strutture.cap, citta.nome as citta,
      sigla, telefono, email, posti_letto, prezzo_notte_cents, servizio_pulizie, prezzo_pulizie_cents,
      stripe_account_id, stripe_onboarding_completed, accettazione, ora_limite_oggi, politica_cancellazione,
      ${sql.join(HOUSE_RULE_FIELDS.map((field) => sql.ref(field)))}, traduzioni_testi,
      (select to_jsonb(account) from (
        select account_id, provider, charges_enabled, details_submitted from payout_accounts
        where account_id = stripe_account_id) account) as account,
      ${ratesIn()} as tariffe,
      (select to_jsonb(camera) from (
        select id, nome_camera, posti_letto, prezzo_notte_cents, disponibile, lingua, traduzioni from camere
        where struttura_id = strutture.id and id = ${cameraId}) camera) as camera
    from strutture join citta on citta.id = citta_id join province on province.id = provincia_id
    where strutture.id = ${strutturaId}`.execute(db);
  return rows[0];
}

export async function roomsOnOffer(db: StayDb, strutturaId: number): Promise<CameraRow[]> {
  return db
    .selectFrom('camere')
    .modifyFront(sql`/* prepared */`)
    .where('struttura_id', '=', strutturaId)
    .where('disponibile', '=', true)
    .select(['id', 'nome_camera', 'posti_letto', 'prezzo_notte_cents', 'disponibile', 'lingua', 'traduzioni'])
    .execute();
}

export async function findOffer(db: StayDb, query: OfferQuery): Promise<Offer | null> {
  const struttura = await findStruttura(db, query);
  if (struttura === undefined) return null;
  const { camera } = struttura;
  if (camera === null && query.cameraId !== null) return null;
  const price: Price = {
    prezzo_notte_cents: asCents(struttura.prezzo_notte_cents ?? 0),
    camera: camera && { id: camera.id, prezzo_notte_cents: asCents(camera.prezzo_notte_cents) },
    servizio_pulizie: struttura.servizio_pulizie,
    prezzo_pulizie_cents: asCents(struttura.prezzo_pulizie_cents),
    tariffe: struttura.tariffe,
  };
  return { struttura, camera, posti_letto: camera?.posti_letto ?? struttura.posti_letto, price };
}

import type { Cents } from '../../kernel/money/cents.ts';

type Room = { prezzo_notte_cents: Cents; disponibile: boolean };

/**
 * Returns the price of a whole home, or of the cheapest available room of a `bnb` (of any room if none is available). Must match
 * the trigger in `db/schema/strutture.sql`.
 * @example nightlyPrice({ prezzo_notte_cents: null, tipo_prenotazione: 'bnb', camere: [double, single] }) // single.prezzo_notte_cents
 */
export function nightlyPrice(form: {
  tipo_prenotazione: 'casa_vacanza' | 'bnb';
  prezzo_notte_cents: Cents | null;
  camere: readonly Room[];
}): Cents | null {
  if (form.tipo_prenotazione !== 'bnb') return form.prezzo_notte_cents;
  const onOffer = form.camere.filter((room) => room.disponibile);
  const rooms = onOffer.length > 0 ? onOffer : form.camere;
  return rooms.reduce<Cents | null>(
    (cheapest, { prezzo_notte_cents: cents }) => (cheapest === null || cents < cheapest ? cents : cheapest),
    null,
  );
}

import { data } from 'react-router';
import { isAppError } from '../../kernel/app-error.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import { inCitta } from '../../locations/rules/place-phrase.ts';
import type { Struttura } from '../../strutture/contract.ts';
import { struttureCallMessages } from '../../strutture/call-messages.it.ts';
import type { PageContext } from '../context.ts';
import type { PageError } from '../load.ts';

const GONE = 410;

/** An approved struttura for its page. One that was public and is deleted throws 410, with the way to its town. */
export async function readStruttura(
  { strutture, locations }: Pick<PageContext, 'strutture' | 'locations'>,
  id: number,
): Promise<Struttura> {
  try {
    return await strutture.getPublic(id);
  } catch (error) {
    const citta_id = isAppError(error) && error.codice === 'NON_TROVATO' ? await strutture.townOfGone(id) : null;
    if (citta_id === null) throw error;
    const { regione, provincia, citta } = await locations.findPlaceOfCitta(citta_id);
    const path = placePath({ regione: regione.slug, provincia: provincia.slug, citta: citta.slug });
    const next = { path, text: `Guarda le case ${inCitta(citta.nome)}` };
    throw data({ detail: struttureCallMessages.strutturaSparita, next } satisfies PageError, { status: GONE });
  }
}

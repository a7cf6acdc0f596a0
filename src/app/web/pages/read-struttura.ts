import { data } from 'react-router';
import { isAppError, STATUS_OF } from '../../../kernel/app-error.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { inCitta } from '../../../locations/rules/place-phrase.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { struttureCallMessages as messages } from '../../../strutture/call-messages.it.ts';
import type { PageContext } from '../context.ts';
import { strutturaPath } from '../../../strutture/rules/struttura-path.ts';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { PageError } from '../load.ts';
import { readNearTown } from '../results/read-near.ts';
import * as t from './read-struttura-messages.it.ts';

const GONE = 410;

/** An approved struttura for its page. One that was public throws, with the way to its town: 404 while paused, 410 once deleted. */
export async function readStruttura(
  { strutture, locations, search }: Pick<PageContext, 'strutture' | 'locations' | 'search'>,
  id: number,
): Promise<Struttura> {
  try {
    return await strutture.getPublic(id);
  } catch (error) {
    const absence = isAppError(error) && error.codice === 'NON_TROVATO' ? await strutture.absenceOf(id) : null;
    if (absence === null) throw error;
    const { regione, provincia, citta } = await locations.findPlaceOfCitta(absence.citta_id);
    const path = placePath({ regione: regione.slug, provincia: provincia.slug, citta: citta.slug });
    const near = await readNearTown({ search, locations }, citta.id, NO_CRITERIA.stay);
    const more = (await strutture.cardsOf(near)).map((card) => ({
      path: strutturaPath(card),
      text: t.casaVicina(card.nome, card.citta),
    }));
    const next = { path, text: t.guardaLeCase(inCitta(citta.nome)) };
    if (absence.kind === 'deleted')
      throw data({ detail: messages.strutturaSparita, next, more } satisfies PageError, { status: GONE });
    const { strutturaInPausa: heading, riapre: detail } = messages;
    throw data({ heading, detail, next, more } satisfies PageError, { status: STATUS_OF.NON_TROVATO });
  }
}

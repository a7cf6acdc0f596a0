import { data } from 'react-router';
import { isAppError, STATUS_OF } from '../../../kernel/calls/app-error.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { inCitta } from '../../../locations/rules/place-phrase.it.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import type { PageContext } from '../context.ts';
import { listQuery } from '../../../stay/rules/list-address.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import { tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { loadPart, type PageError } from '../load.ts';
import { readNear } from '../results/read-near.ts';
import type { HomesRowProps } from '../shell/HomesRow.tsx';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

const GONE = 410;

export type GoneHome = PageError & { homes: HomesRowProps | null };

export function noSuchHome() {
  return data({ heading: messages.homeNotFoundTitle, detail: messages.homeNotFoundText } satisfies PageError, {
    status: STATUS_OF.NON_TROVATO,
  });
}

type Services = Pick<PageContext, 'strutture' | 'locations' | 'search' | 'today' | 'report'>;

async function readHomesInstead(services: Services, cittaId: number, stay: ListStay): Promise<HomesRowProps> {
  const scope = { kind: 'citta', citta_ids: [cittaId] } as const;
  const { title, ids } = await readNear(services, scope, stay);
  const cards = await services.strutture.cardsOf(ids);
  return { title, tiles: cards.map((card) => tileOf(card, stayOnCard(card, stay, services.today))) };
}

/** Reads a public struttura. Throws 404 if it is unknown or paused, and 410 if it was deleted. */
export async function readStruttura(services: Services, id: number, stay: ListStay): Promise<Struttura> {
  const { strutture, locations } = services;
  try {
    return await strutture.getPublic(id);
  } catch (error) {
    if (!isAppError(error) || error.codice !== 'NON_TROVATO') throw error;
    const absence = await strutture.absenceOf(id);
    if (absence === null) throw noSuchHome();
    const { regione, provincia, citta } = await locations.findPlaceOfCitta(absence.citta_id);
    const path = placePath({ regione: regione.slug, provincia: provincia.slug, citta: citta.slug });
    const next = { path: path + listQuery(stay), text: messages.showHomesInCityLink(inCitta(citta.nome)) };
    const homes = await loadPart(services.report, readHomesInstead(services, citta.id, stay));
    if (absence.kind === 'deleted')
      throw data({ detail: struttureMessages.homeGone, next, homes } satisfies GoneHome, { status: GONE });
    throw data(
      {
        heading: struttureMessages.homePaused,
        detail: struttureMessages.homePausedHint,
        next,
        homes,
      } satisfies GoneHome,
      { status: STATUS_OF.NON_TROVATO },
    );
  }
}

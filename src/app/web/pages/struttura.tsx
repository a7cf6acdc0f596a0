import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { langOf, shownLanguage } from '../../../kernel/languages/lang-of.ts';
import { isAppError } from '../../../kernel/calls/app-error.ts';
import type { Place } from '../../../locations/contract.ts';
import '../../../locations/web/map/place-map.css';
import { regionArt } from '../../../locations/web/region-art.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { chooseMosaic } from '../../../media/rules/choose-mosaic.ts';
import { PhotoGrid } from '../../../media/web/PhotoTiles.tsx';
import { listQuery } from '../../../stay/rules/list-address.ts';
import { LateHeadPrice } from '../../../stay/web/visitor/late-parts.ts';
import { firstRoom, offerOf, roomsOnOffer } from '../../../stay/web/visitor/offer-of.ts';
import { PanelPrice } from '../../../stay/web/visitor/PanelPrice.tsx';
import type { Struttura } from '../../../strutture/contract.ts';
import { hasContacts } from '../../../kernel/people/contact-links.ts';
import { decodeCin, parseCin } from '../../../strutture/rules/cin.ts';
import { describeLodging, factsOf, META_DESCRIPTION_LENGTH } from '../../../strutture/rules/describe-lodging.ts';
import { shortenText } from '../../../strutture/rules/shorten-text.ts';
import { hasHouseRules } from '../../../strutture/rules/house-rules.ts';
import { roomPhotos } from '../../../strutture/rules/room-photos.ts';
import { parseStrutturaId, strutturaPath } from '../../../strutture/rules/struttura-path.ts';
import { BackToResults, StrutturaHead, NoPhotosYet } from '../../../strutture/web/visitor/StrutturaHead.tsx';
import type { CinReading } from '../../../strutture/web/visitor/CinExplained.tsx';
import { type PageContext, pageContext } from '../context.ts';
import { describePath } from '../../../seo/web/describe-path.ts';
import { placeCrumbs, regionePicture } from '../../../seo/web/place-head.ts';
import { noSuchHome, readStruttura } from './read-struttura.ts';
import { structured } from '../../../seo/web/structured.ts';
import { load } from '../load.ts';
import { writeHead, photoPicture } from '../../../seo/web/page-meta.ts';
import { readStay } from '../read-stay.ts';
import { LateBookingPanel, LateStrutturaEnd, LateStrutturaSections } from '../struttura/whole-struttura.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { minimumRange } from '../../../stay/rules/minimum-stay.ts';
import * as messages from '../../messages/visitor.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';

const RULES = 'da-sapere';
const PARTS = [
  ['spazi', messages.spacesTitle],
  [RULES, messages.goodToKnowTitle],
  ['dove-sei', messages.locationTitle],
  ['chi-accoglie', messages.hostTitle],
] as const;

function StrutturaAnchors({ hasRules }: { hasRules: boolean }) {
  return (
    <nav className="strutture-anchors" aria-label={messages.onThisPageLabel}>
      {PARTS.filter(([id]) => hasRules || id !== RULES).map(([id, text]) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}

function minimumWords(struttura: Struttura, today: CalendarDate): string | null {
  const rooms = roomsOnOffer(struttura);
  const taken = rooms.length === 0 ? [null] : rooms.map(({ id }) => id);
  const prices = taken.map((id) => offerOf(struttura, id).price);
  return stayMessages.minimumStayNotice(minimumRange(prices, today), rooms.length > 1);
}

/** Returns `null` if the CIN's format is invalid or its comune code is unknown. */
async function readCin(cin: string, locations: PageContext['locations']): Promise<CinReading | null> {
  const parsed = parseCin(cin);
  const decoded = parsed && decodeCin(parsed);
  if (!decoded) return null;
  const place = await locations.findPlaceOfCitta(decoded.citta_id).catch((error: unknown) => {
    if (isAppError(error)) return null;
    throw error;
  });
  return place?.citta ? { comune: place.citta.nome, classe: decoded.classe } : null;
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { selling, publicUrl, cachePublicly, ...services } = context.get(pageContext);
  const { locations, strutture, today } = services;
  const id = parseStrutturaId(params['id']);
  const page = await load(context, async () => {
    if (id === null) throw noSuchHome();
    cachePublicly({ tags: [`s:${id}`, `nights:${id}`] });
    const struttura = await readStruttura(services, id, readStay(request, today));
    const [place, cinReading, sold, distances, photos] = await Promise.all([
      locations.findPlaceOfCitta(struttura.citta_id),
      readCin(struttura.cin, locations),
      selling.read(id),
      locations.surroundingsOf({ ...struttura.posizione, citta_id: struttura.citta_id }),
      struttura.camere.length > 0 ? strutture.listPhotos(id) : [],
      LateStrutturaSections.prepare(),
      LateStrutturaEnd.prepare(),
      LateBookingPanel.prepare(),
    ]);
    const { validSeconds, ...terms } = sold;
    cachePublicly({ tags: [], seconds: validSeconds });
    const { regione, provincia, citta } = place;
    const townPath = placePath({ regione: regione.slug, provincia: provincia?.slug, citta: citta?.slug });
    const { dal, al, ospiti, camera } = Object.fromEntries(new URL(request.url).searchParams);
    const minimum = minimumWords(struttura, today);
    return {
      struttura,
      cinReading,
      distances,
      roomPhotos: roomPhotos(struttura.camere.map(originalName), photos),
      hasContacts: hasContacts(struttura),
      hasRules: hasHouseRules(struttura) || minimum !== null || (struttura.is_guaranteed && sold.is_payable),
      minimum,
      townPath: townPath + listQuery(readStay(request, today)),
      today,
      mosaic: chooseMosaic(struttura.immagini),
      region: { nome: regione.nome, poster: regionArt(regione.codice) },
      publicUrl,
      head: headOf(struttura, place, publicUrl),
      selling: terms,
      address: { dal, al, ospiti, camera },
    };
  });
  if ((params['slug'] ?? '') === page.struttura.slug) return page;
  return redirect(`${strutturaPath(page.struttura)}${new URL(request.url).search}`, 301);
}

/** Returns a room with its untranslated name, because photo captions that name the room are in the owner's language. */
function originalName({ id, nome_camera, originale = nome_camera }: Struttura['camere'][number]) {
  return { id, nome_camera: originale };
}

function headOf(struttura: Struttura, place: Place, publicUrl: string): string {
  const path = strutturaPath(struttura);
  const { is_tradotta, lingue_testi } = struttura;
  const isForeign = langOf(shownLanguage({ lingua: lingue_testi.descrizione, is_tradotta })) !== undefined;
  const descrizione = isForeign ? factsOf(struttura, struttureMessages.lodgingPhrases) : struttura.descrizione;
  return writeHead({
    title: `${struttura.nome}, ${struttura.citta}`,
    description: shortenText(descrizione, META_DESCRIPTION_LENGTH),
    path,
    publicUrl,
    picture: photoPicture(struttura.immagini[0], struttura.nome) ?? regionePicture(place.regione),
    structured: structured(
      describeLodging(
        { ...struttura, descrizione },
        { publicUrl, path, regione: place.regione.nome },
        struttureMessages.lodgingPhrases,
      ),
      describePath(publicUrl, [...placeCrumbs(place), { name: struttura.nome, path }]),
    ),
  });
}

export { wholeStrutturaLoader as clientLoader } from '../struttura/whole-struttura.ts';
export { readHead as meta } from '../read-head.ts';

export default function StrutturaPage() {
  const page = useLoaderData<typeof loader>();
  const {
    struttura,
    cinReading,
    distances,
    roomPhotos: photos,
    mosaic,
    townPath,
    today,
    publicUrl,
    selling,
    address,
    minimum,
  } = page;
  const isPayable = struttura.is_guaranteed && selling.is_payable;
  return (
    <>
      <div className="wrap strutture-details">
        <BackToResults townPath={townPath} citta={struttura.citta} />
        <StrutturaHead struttura={struttura} url={`${publicUrl}${strutturaPath(struttura)}`}>
          <LateHeadPrice>
            <PanelPrice
              price={offerOf(struttura, firstRoom(struttura)?.id ?? null).price}
              isFrom={roomsOnOffer(struttura).length > 1}
            />
          </LateHeadPrice>
        </StrutturaHead>
        {struttura.immagini.length === 0 ? (
          <NoPhotosYet poster={page.region.poster} regione={page.region.nome} />
        ) : (
          <PhotoGrid
            key={struttura.id}
            photos={struttura.immagini}
            name={struttura.nome}
            isDemo={struttura.is_demo}
            strutturaId={struttura.id}
            mosaic={mosaic}
          />
        )}
        <div className="strutture-told">
          <StrutturaAnchors hasRules={page.hasRules} />
          <LateStrutturaSections
            key={struttura.id}
            {...{ struttura, cinReading, distances, photos, minimum }}
            isPayable={isPayable}
          />
        </div>
        <div className="stay-column" id="prezzo" tabIndex={-1}>
          <LateBookingPanel
            {...{ struttura, selling, today, address }}
            hasContacts={page.hasContacts}
            resultsHref={townPath}
          />
        </div>
      </div>
      <LateStrutturaEnd key={`fine-${struttura.id}`} id={struttura.id} today={today} />
    </>
  );
}

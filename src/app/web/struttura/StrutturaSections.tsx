import type { Surroundings as Distances } from '../../../locations/rules/measure-surroundings.ts';
import { PlaceMap } from '../../../locations/web/map/PlaceMap.tsx';
import { PolicyNote } from '../../../stay/web/visitor/PolicyNote.tsx';
import { RoomCards } from '../../../stay/web/visitor/RoomCards.tsx';
import type { Struttura } from '../../../strutture/contract.ts';
import { servicesBeside } from '../../../strutture/rules/apply-pet-rule.ts';
import type { RoomPhoto } from '../../../strutture/rules/room-photos.ts';
import type { CinReading } from '../../../strutture/web/visitor/CinExplained.tsx';
import { Description } from '../../../strutture/web/visitor/Description.tsx';
import { Details, Services } from '../../../strutture/web/visitor/Details.tsx';
import { GoodToKnow, Spaces } from '../../../strutture/web/visitor/GoodToKnow.tsx';
import { HostContacts } from '../../../strutture/web/visitor/HostContacts.tsx';
import { Surroundings } from '../../../strutture/web/visitor/Surroundings.tsx';

export type StrutturaSectionsProps = {
  struttura: Struttura;
  cinReading: CinReading | null;
  distances: Distances;
  photos: Readonly<Record<number, RoomPhoto>>;
  isPayable: boolean;
  minimum: string | null;
};

export function StrutturaSections(props: StrutturaSectionsProps) {
  const { struttura, cinReading, distances, photos, isPayable, minimum } = props;
  const { posizione, nome, citta, politica_cancellazione } = struttura;
  return (
    <>
      <Description struttura={struttura} />
      <div id="spazi">
        <Spaces stanze={struttura.stanze} />
        <RoomCards struttura={struttura} photos={photos} />
        <Services servizi={servicesBeside(struttura.animali, struttura.servizi)} />
        <Details struttura={struttura} cinReading={cinReading} />
      </div>
      <GoodToKnow struttura={struttura} minimum={minimum}>
        {isPayable && <PolicyNote politica={politica_cancellazione} steps={[]} />}
      </GoodToKnow>
      <Surroundings struttura={struttura} distances={distances}>
        <PlaceMap {...posizione} nome={nome} comune={citta} around={distances} />
      </Surroundings>
      <HostContacts struttura={struttura} />
    </>
  );
}

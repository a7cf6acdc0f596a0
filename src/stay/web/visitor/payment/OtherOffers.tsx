import { Link } from 'react-router';
import { NearestDates, useNearestStays } from '../NearestDates.tsx';
import { OtherRooms } from '../OtherRooms.tsx';
import { otherHomesPath } from '../../../rules/stay-address.ts';
import type { StayChoice } from '../use-stay-choice.ts';
import * as messages from '../../../messages/visitor.ts';

type OtherOffersProps = {
  choice: StayChoice;
  resultsHref: string;
  rooms: readonly number[];
  stay: Parameters<typeof OtherRooms>[0]['stay'];
  onTaken: () => void;
};

export function OtherOffers({ choice, resultsHref, rooms, stay, onTaken }: OtherOffersProps) {
  const stays = useNearestStays(choice) ?? [];
  const takeRoom = (camera_id: number) => {
    choice.takeRoom(camera_id);
    onTaken();
  };
  return (
    <>
      <OtherRooms struttura={choice.struttura} ids={rooms} stay={stay} onTake={takeRoom} />
      <section className="stay-nearest-dates">
        <NearestDates choice={choice} stays={stays} onTaken={onTaken} />
      </section>
      <p>
        <Link className="txtlink" to={otherHomesPath(resultsHref, choice)}>
          {messages.otherFreeHomesLink}
        </Link>
      </p>
    </>
  );
}

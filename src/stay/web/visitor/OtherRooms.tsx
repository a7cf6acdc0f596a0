import { asCents } from '../../../kernel/money/cents.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { quoteStay } from '../../rules/quote-stay.ts';
import { offerOf } from './offer-of.ts';
import * as messages from '../../messages/visitor.ts';

type OtherRoomsProps = {
  struttura: Struttura;
  ids: readonly number[];
  stay: Parameters<typeof quoteStay>[0];
  onTake: (id: number, pressed: HTMLElement) => void;
};

export function OtherRooms({ struttura, ids, stay, onTake }: OtherRoomsProps) {
  const rooms = ids.flatMap((id) => {
    const { camera, price } = offerOf(struttura, id);
    return camera ? [{ ...camera, total: quoteStay(stay, price).total_cents }] : [];
  });
  if (rooms.length === 0) return null;
  return (
    <section className="stay-other-rooms" aria-label={messages.otherFreeRoomsIntro}>
      <p>{messages.otherFreeRoomsIntro}</p>
      <ul>
        {rooms.map(({ id, nome_camera, total }) => (
          <li key={id}>
            <HydratedButton className="btn alt full" onClick={({ currentTarget }) => onTake(id, currentTarget)}>
              {messages.takeRoomButton(nome_camera, asCents(total))}
            </HydratedButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

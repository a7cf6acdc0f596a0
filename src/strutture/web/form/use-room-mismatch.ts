import { useState } from 'react';
import { type RoomMismatch, roomMismatches } from '../../rules/capacity.ts';
import { readWhole } from '../../rules/read-number.ts';
import type { FormState } from './form-state.ts';

export type MismatchControls = {
  question: RoomMismatch | null;
  isLeft: boolean;
  isAmongRooms: boolean;
  leave(question: RoomMismatch): void;
};

const typed = (text: string) => readWhole(text.trim());
const nameOf = ({ field, stated, inRooms }: RoomMismatch) => `${field} ${stated} ${inRooms}`;

/** Returns one mismatch at a time, as a question. Omits mismatches whose numbers the owner has confirmed. */
export function useRoomMismatch({ tipo_prenotazione, posti_letto, num_camere, camere }: FormState): MismatchControls {
  const [left, setLeft] = useState<readonly string[]>([]);
  const numbers = `${posti_letto} ${num_camere}`;
  const [seen, setSeen] = useState({ numbers, camere, isAmongRooms: false });
  if (seen.numbers !== numbers || seen.camere !== camere)
    setSeen({ numbers, camere, isAmongRooms: seen.numbers === numbers });
  const mismatches = roomMismatches({
    tipo_prenotazione,
    posti_letto: typed(posti_letto),
    num_camere: typed(num_camere),
    camere: camere.map((camera) => ({ posti_letto: typed(camera.posti_letto) })),
  });
  return {
    question: mismatches.find((each) => !left.includes(nameOf(each))) ?? null,
    isLeft: mismatches.length > 0,
    isAmongRooms: seen.isAmongRooms,
    leave: (question) => setLeft([...left, nameOf(question)]),
  };
}

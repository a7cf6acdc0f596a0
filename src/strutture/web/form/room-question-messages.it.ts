import { formatCount } from '../../../kernel/format-count.ts';
import type { RoomMismatch } from '../../rules/capacity.ts';
import { countOf } from '../../rules/count-of.it.ts';

const daPrenotare = (inRooms: number) => (inRooms === 1 ? 'ce n’è una' : `ce ne sono ${formatCount(inRooms)}`);

export const domande: Record<RoomMismatch['field'], (mismatch: RoomMismatch) => string> = {
  num_camere: ({ stated, inRooms }) =>
    `Hai scritto ${countOf(stated, 'camera')}, ma da prenotare ${daPrenotare(inRooms)}. ${stated > inRooms ? 'Ne manca qualcuna?' : 'Qual è il numero giusto?'}`,
  posti_letto: ({ stated, inRooms }) =>
    `Hai scritto ${countOf(stated, 'posto')}, ma le camere ne hanno in tutto ${formatCount(inRooms)}. Qual è il numero giusto?`,
};

export const usa = (inRooms: number) => `Usa ${formatCount(inRooms)}`;

const ALTRI: Record<RoomMismatch['field'], string> = {
  num_camere: 'ci sono altre camere',
  posti_letto: 'ci sono altri posti',
};

export const lascia = ({ field, stated, inRooms }: RoomMismatch) =>
  stated > inRooms ? `Lascia ${formatCount(stated)}: ${ALTRI[field]}` : `Lascia ${formatCount(stated)}`;

export const lasciato = 'Va bene. Agli ospiti mostriamo solo quello che possono prenotare, camera per camera.';

import { formatCount } from '../../../kernel/format-count.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';
import type { RoomMismatch } from '../../rules/capacity.ts';
import { countOf } from '../../rules/count-of.de.ts';

export const domande: Record<RoomMismatch['field'], (mismatch: RoomMismatch) => string> = {
  num_camere: ({ stated, inRooms }) =>
    `Sie haben ${countOf(stated, 'camera')} angegeben, buchbar ${inRooms === 1 ? 'ist aber nur eines' : `sind aber ${formatCount(inRooms)}`}. ${stated > inRooms ? 'Fehlt noch eines?' : 'Welche Zahl stimmt?'}`,
  posti_letto: ({ stated, inRooms }) =>
    `Sie haben ${countOf(stated, 'posto')} angegeben, in den Zimmern ${inRooms === 1 ? 'ist' : 'sind'} es zusammen aber ${formatCount(inRooms)}. Welche Zahl stimmt?`,
};

export const usa = (inRooms: number) => `${formatCount(inRooms)} übernehmen`;

const ALTRI: Record<RoomMismatch['field'], string> = {
  num_camere: 'Es gibt weitere Zimmer',
  posti_letto: 'Es gibt weitere Schlafplätze',
};

export const lascia = ({ field, stated, inRooms }: RoomMismatch) =>
  stated > inRooms ? `Bei ${formatCount(stated)} bleiben: ${ALTRI[field]}` : `Bei ${formatCount(stated)} bleiben`;

export const lasciato = 'In Ordnung. Gästen zeigen wir nur, was sie Zimmer für Zimmer buchen können.';

true satisfies IsTranslation<
  typeof import('./room-question-messages.it.ts'),
  typeof import('./room-question-messages.de.ts')
>;

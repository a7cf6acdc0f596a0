type Room = { posti_letto: number; disponibile: boolean };

export type Home = {
  tipo_prenotazione: 'casa_vacanza' | 'bnb';
  posti_letto: number;
  num_camere: number;
  camere: readonly Room[];
};

/** `ospiti` is the maximum per booking. With the kinds `rooms` and `equalRooms`, a booking covers one of several rooms. */
export type Capacity = {
  kind: 'whole' | 'rooms' | 'equalRooms' | 'noRooms';
  posti: number;
  camere: number;
  ospiti: number;
};

const bedsOf = (camere: readonly Pick<Room, 'posti_letto'>[]) =>
  camere.reduce((sum, { posti_letto }) => sum + posti_letto, 0);

/**
 * Returns the displayed beds and rooms: the owner's numbers for a whole home, bookable rooms for a `bnb`.
 * @example capacityOf({ tipo_prenotazione: 'bnb', posti_letto: 6, num_camere: 2, camere: [two, four] }) // { kind: 'rooms', posti: 6, camere: 2, ospiti: 4 }
 */
export function capacityOf(home: Home): Capacity {
  const stated = { posti: home.posti_letto, camere: home.num_camere };
  if (home.tipo_prenotazione !== 'bnb') return { kind: 'whole', ...stated, ospiti: stated.posti };
  const onOffer = home.camere.filter(({ disponibile }) => disponibile);
  if (onOffer.length === 0) return { kind: 'noRooms', ...stated, ospiti: 0 };
  const posti = bedsOf(onOffer);
  const camere = onOffer.length;
  const ospiti = Math.max(...onOffer.map(({ posti_letto }) => posti_letto));
  if (camere === 1) return { kind: 'whole', posti, camere, ospiti };
  return { kind: camere * ospiti === posti ? 'equalRooms' : 'rooms', posti, camere, ospiti };
}

export type RoomMismatch = { field: 'num_camere' | 'posti_letto'; stated: number; inRooms: number };

type TypedNumbers = Pick<Home, 'tipo_prenotazione'> & {
  posti_letto: number | null;
  num_camere: number | null;
  camere: readonly { posti_letto: number | null }[];
};

/**
 * Returns the owner's numbers that differ from the room totals. The totals include rooms that are not on offer.
 * @example roomMismatches({ …, posti_letto: 6, num_camere: 2, camere: [two, two] }) // [{ field: 'posti_letto', stated: 6, inRooms: 4 }]
 */
export function roomMismatches({ tipo_prenotazione, posti_letto, num_camere, camere }: TypedNumbers): RoomMismatch[] {
  if (tipo_prenotazione !== 'bnb' || camere.length === 0) return [];
  const beds = camere.reduce<number | null>(
    (sum, room) => (sum === null || room.posti_letto === null ? null : sum + room.posti_letto),
    0,
  );
  const compared = [
    { field: 'num_camere', stated: num_camere, inRooms: camere.length },
    { field: 'posti_letto', stated: posti_letto, inRooms: beds },
  ] as const;
  return compared.flatMap(({ field, stated, inRooms }) =>
    stated === null || inRooms === null || stated === inRooms ? [] : [{ field, stated, inRooms }],
  );
}

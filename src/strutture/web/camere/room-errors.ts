import { checkCamera } from '../../rules/check-camere.ts';
import { cameraPayload } from '../../rules/form-payload.ts';
import type { CameraForm } from '../../rules/struttura-form.ts';
import * as messages from '../../messages/owner.ts';

export const ROOM_LABELS = {
  nome_camera: messages.roomNameLabel,
  posti_letto: messages.bedPlacesLabel,
  prezzo_notte: messages.nightlyPriceLabel,
  tipo_letti: messages.bedTypeLabel,
  letti_aggiuntivi: messages.extraBedsLabel,
  bagno_privato: messages.bathroomLabel,
  servizi_camera: messages.roomAmenitiesLabel,
  note: messages.notesLabel,
  disponibile: messages.roomBookableLabel,
} as const;

type RoomField = keyof typeof ROOM_LABELS;

export type RoomErrors = Partial<Record<RoomField, string>>;

/** Errors are keyed by the room's object. An edited room is a new object, so its errors disappear. */
export type ErrorsOfRooms = ReadonlyMap<CameraForm, RoomErrors>;

const ON_THE_WIRE = /^camere\.(\d+)\.(\w+)$/;

function isRoomField(name: string): name is RoomField {
  return Object.hasOwn(ROOM_LABELS, name);
}

export const ROOM_FIELDS: readonly RoomField[] = Object.keys(ROOM_LABELS).filter(isRoomField);

export function errorsOfRoom(camera: CameraForm): RoomErrors {
  const reading = checkCamera(cameraPayload(camera));
  if (reading.ok) return {};
  const faults = Object.entries(reading.faults).filter(([name]) => isRoomField(name));
  return Object.fromEntries(faults.map(([name, fault]) => [name, messages.submissionFaults[fault]]));
}

export function errorsOfRooms(campi: Readonly<Record<string, string>>, camere: readonly CameraForm[]): ErrorsOfRooms {
  const found = new Map<CameraForm, RoomErrors>();
  for (const [wireName, sentence] of Object.entries(campi)) {
    const [, index, field = ''] = ON_THE_WIRE.exec(wireName) ?? [];
    const camera = camere[Number(index)];
    if (camera && isRoomField(field)) found.set(camera, { ...found.get(camera), [field]: sentence });
  }
  return found;
}

export function firstError(errors: RoomErrors): string | undefined {
  const field = ROOM_FIELDS.find((name) => errors[name] !== undefined);
  const sentence = field && errors[field];
  return sentence && messages.roomFault(ROOM_LABELS[field], sentence);
}

import { camereMessages } from '../../camere-messages.it.ts';
import { checkCamera } from '../../rules/check-camere.ts';
import { cameraPayload } from '../../rules/form-payload.ts';
import type { CameraForm } from '../../rules/struttura-form.ts';
import { submissionMessages } from '../../submission-messages.it.ts';
import * as t from './messages.it.ts';

export const ROOM_LABELS = {
  nome_camera: t.nomeDellaCamera,
  posti_letto: t.postiLetto,
  prezzo_notte: t.prezzoPerNotte,
  tipo_letti: t.tipoDiLetti,
  letti_aggiuntivi: t.lettiAggiuntivi,
  bagno_privato: t.bagno,
  servizi_camera: t.serviziDellaCamera,
  note: t.note,
  disponibile: t.siPuoPrenotare,
} as const;

type RoomField = keyof typeof ROOM_LABELS;

export type RoomErrors = Partial<Record<RoomField, string>>;

/** What a refused form said of its rooms, by the room as it was sent: one that was changed since is another. */
export type ErrorsOfRooms = ReadonlyMap<CameraForm, RoomErrors>;

const ON_THE_WIRE = /^camere\.(\d+)\.(\w+)$/;

function isRoomField(name: string): name is RoomField {
  return Object.hasOwn(ROOM_LABELS, name);
}

export const ROOM_FIELDS: readonly RoomField[] = Object.keys(ROOM_LABELS).filter(isRoomField);

export function errorsOfRoom(camera: CameraForm): RoomErrors {
  const reading = checkCamera(cameraPayload(camera));
  if (reading.ok) return {};
  // What is wrong with its name in other languages is told where that is typed.
  const faults = Object.entries(reading.faults).filter(([name]) => isRoomField(name));
  return Object.fromEntries(faults.map(([name, fault]) => [name, submissionMessages.faults[fault]]));
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
  return sentence && camereMessages.errore(ROOM_LABELS[field], sentence);
}

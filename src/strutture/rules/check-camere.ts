import type { Cents } from '../../kernel/money/cents.ts';
import type { Language } from '../../kernel/language.ts';
import { isRecord } from '../../kernel/records.ts';
import { readAll, readList } from './read-all.ts';
import { readAmount, readCount, readFlag, readText, readWord, readWords } from './read-fields.ts';
import { readWhole } from './read-number.ts';
import { failure, success, type ParseResult } from './parse-result.ts';
import { SERVIZI, type Servizio } from './servizi.ts';
import { readLanguage } from './text-languages.ts';
import { TIPI_LETTI, type TipoLetti } from './tipi.ts';
import { readTranslations, type Translations } from './translations.ts';

const MAX_CAMERE = 100;
const MAX_POSTI = 8;
export const MAX_NOME_CAMERA = 120;
const NAME = { missing: 'nomeCameraMissing', max: MAX_NOME_CAMERA, tooLong: 'nomeCameraTooLong' } as const;
const NAME_ELSEWHERE = { max: MAX_NOME_CAMERA, tooLong: 'traduzioneTooLong' } as const;

/** `id` is the value that the client sent; the service verifies who owns the room. */
export type CheckedCamera = {
  id: number | null;
  nome_camera: string;
  posti_letto: number;
  tipo_letti: TipoLetti;
  letti_aggiuntivi: string;
  bagno_privato: boolean;
  prezzo_notte_cents: Cents;
  servizi_camera: Servizio[];
  disponibile: boolean;
  note: string;
  lingua: Language;
  traduzioni: Translations;
};

type CameraValues = Omit<CheckedCamera, 'id' | 'prezzo_notte_cents'> & { prezzo_notte: Cents };

function readCamera(input: Readonly<Record<string, unknown>>): ParseResult<CameraValues> {
  const letti = readWord(input['tipo_letti'], TIPI_LETTI);
  return readAll<CameraValues>({
    nome_camera: readText(input['nome_camera'], NAME),
    posti_letto: readCount(input['posti_letto'], {
      missing: 'postiCameraOutOfRange',
      max: MAX_POSTI,
      outOfRange: 'postiCameraOutOfRange',
    }),
    tipo_letti: letti === null ? failure('tipoLettiInvalid') : success(letti),
    letti_aggiuntivi: readText(input['letti_aggiuntivi'], { max: 200, tooLong: 'lettiAggiuntiviTooLong' }),
    bagno_privato:
      typeof input['bagno_privato'] === 'boolean' ? success(input['bagno_privato']) : failure('bagnoMissing'),
    prezzo_notte: readAmount(input['prezzo_notte'], {
      missing: 'prezzoCameraOutOfRange',
      min: 100,
      outOfRange: 'prezzoCameraOutOfRange',
    }),
    servizi_camera: readWords(input['servizi_camera'], SERVIZI, 'serviziInvalid'),
    disponibile: readFlag(input['disponibile'], true),
    lingua: readLanguage(input['lingua']),
    note: readText(input['note'], { max: 1000, tooLong: 'noteTooLong', lines: 'many' }),
    traduzioni: readTranslations(
      input['traduzioni'],
      { text: input['nome_camera'], lingua: input['lingua'] ?? undefined },
      NAME_ELSEWHERE,
    ),
  });
}

/**
 * Validates a room of a `bnb`; faults are keyed by wire name.
 * @example checkCamera({ ...emptyCamera(), nome_camera: '' })
 * // { ok: false, faults: { nome_camera: 'nomeCameraMissing' } }
 */
export function checkCamera(input: unknown): ParseResult<CheckedCamera> {
  if (!isRecord(input)) return failure('cameraInvalid');
  const reading = readCamera(input);
  if (!reading.ok) return reading;
  const { prezzo_notte, ...camera } = reading.value;
  return success({ ...camera, id: readWhole(input['id']), prezzo_notte_cents: prezzo_notte });
}

export function checkCamere(input: unknown): ParseResult<CheckedCamera[]> {
  if (!Array.isArray(input) || input.length === 0) return failure('camereMissing');
  return input.length > MAX_CAMERE ? failure('tooManyCamere') : readList(input.map(checkCamera));
}

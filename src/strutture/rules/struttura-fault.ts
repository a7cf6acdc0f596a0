export const MANDATORY_FAULTS = [
  'nomeMissing',
  'descrizioneMissing',
  'cinMissing',
  'indirizzoMissing',
  'cittaMissing',
  'capMissing',
  'postiLettoMissing',
  'numCamereMissing',
  'numBagniMissing',
  'tipoMissing',
] as const;

/**
 * The first nine faults are the checks of PRODUCT.md § 5, in the same order. The next ten are faults of single fields that make
 * the first check fail. All others are additional checks.
 */
export const STRUTTURA_FAULTS = [
  'campiMissing',
  'prezzoNotteMissing',
  'camereMissing',
  'calendarNotHttp',
  'calendarMissing',
  'prezzoPulizieInvalid',
  'consensoMissing',
  'cinInUse',
  'cinLength',

  ...MANDATORY_FAULTS,

  'textInvalid',
  'flagInvalid',
  'nomeTooLong',
  'descrizioneTooLong',
  'indirizzoTooLong',
  'tipoInvalid',
  'tipoPrenotazioneInvalid',
  'provinciaMismatch',
  'capMismatch',
  'prezzoNotteOutOfRange',
  'postiLettoOutOfRange',
  'numCamereOutOfRange',
  'numBagniOutOfRange',
  'serviziInvalid',
  'telefonoInvalid',
  'emailMissing',
  'emailInvalid',
  'emailUnicode',
  'calendarUrlInvalid',
  'prezzoPulizieOutOfRange',

  'tooManyCamere',
  'cameraInvalid',
  'nomeCameraMissing',
  'nomeCameraTooLong',
  'postiCameraOutOfRange',
  'tipoLettiInvalid',
  'lettiAggiuntiviTooLong',
  'bagnoMissing',
  'prezzoCameraOutOfRange',
  'noteTooLong',

  'oraInvalid',
  'arrivoReversed',
  'gradiniOutOfRange',
  'notaTooLong',
  'regoleTooLong',
  'accoglieNomeTooLong',
  'accoglieParoleTooLong',
  'accoglieFotoInvalid',
  'lingueInvalid',
  'stanzaInvalid',
  'tooManyStanze',
  'nomeStanzaMissing',
  'nomeStanzaTooLong',
  'puntoInvalid',
  'puntoOutside',
  'puntoFar',

  'traduzioniInvalid',
  'traduzioneTooLong',
] as const;

export type StrutturaFault = (typeof STRUTTURA_FAULTS)[number];

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
 * Every reason why a form is refused, as a code; `submissionFaults` has the sentences. The first nine are the
 * checks of PRODUCT.md § 5, in their order; the next ten stand beside a field and make the first of them fail;
 * then comes what we ask beyond them, of the struttura, of its rooms, and of what only its page tells.
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

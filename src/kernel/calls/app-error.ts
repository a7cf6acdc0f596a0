export const STATUS_OF = {
  RICHIESTA_NON_VALIDA: 400,
  NON_AUTENTICATO: 401,
  NON_AUTORIZZATO: 403,
  PROVA_SCADUTA: 403,
  SECONDO_FATTORE_MANCANTE: 403,
  ORIGINE_NON_CONSENTITA: 403,
  NON_TROVATO: 404,
  METODO_NON_CONSENTITO: 405,
  RICHIESTA_LENTA: 408,
  DATE_NON_DISPONIBILI: 409,
  CIN_IN_USO: 409,
  STATO_NON_VALIDO: 409,
  PRENOTAZIONI_FUTURE: 409,
  PREZZO_CAMBIATO: 409,
  CONFERMA_NECESSARIA: 409,
  CONDIZIONI_CAMBIATE: 409,
  IN_CORSO: 409,
  CANCELLATO: 410,
  TROPPO_GRANDE: 413,
  RICHIESTA_TROPPO_LUNGA: 414,
  FORMATO_NON_SUPPORTATO: 415,
  INDIRIZZO_NON_NOSTRO: 421,
  DATI_NON_VALIDI: 422,
  CHIAVE_RIUSATA: 422,
  TROPPE_RICHIESTE: 429,
  ERRORE_INTERNO: 500,
  PAGAMENTO_NON_DISPONIBILE: 502,
  SERVIZIO_NON_DISPONIBILE: 503,
} as const;

export type Codice = keyof typeof STATUS_OF;

type AppErrorOptions = {
  campi?: Record<string, string>;
  retryAfter?: number;
  allow?: string;
  cause?: unknown;
};

/** An expected failure. `detail` is a sentence for the user. */
export class AppError extends Error {
  readonly codice: Codice;
  readonly detail: string;
  readonly campi: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: string | undefined;

  constructor(codice: Codice, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.codice = codice;
    this.detail = detail;
    this.campi = options.campi;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }

  get status(): (typeof STATUS_OF)[Codice] {
    return STATUS_OF[this.codice];
  }
}

export function fieldError(campo: string, sentence: string, cause?: unknown): AppError {
  return new AppError('DATI_NON_VALIDI', sentence, { campi: { [campo]: sentence }, cause });
}

/** Checks the name, because `instanceof` fails for errors from another page bundle, which has its own copy of this class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'codice' in error;
}

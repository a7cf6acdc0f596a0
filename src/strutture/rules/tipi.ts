export const TIPI_STRUTTURA = ['casa_vacanza', 'bb', 'affittacamere', 'agriturismo'] as const;
export type TipoStruttura = (typeof TIPI_STRUTTURA)[number];

export const TIPI_PRENOTAZIONE = ['casa_vacanza', 'bnb'] as const;
export type TipoPrenotazione = (typeof TIPI_PRENOTAZIONE)[number];

export const TIPI_LETTI = [
  '1_matrimoniale',
  '2_singoli',
  '1_matrimoniale_1_singolo',
  '1_matrimoniale_2_singoli',
  '2_matrimoniali',
  '3_singoli',
  '4_singoli',
  'letti_castello',
  'divano_letto',
] as const;
export type TipoLetti = (typeof TIPI_LETTI)[number];

import { formatMoment } from '../../../kernel/format-moment.ts';

export const statoDellaCasa = 'Stato della casa';
export const ripristina = 'Ripristina da un archivio';
export const tornaAlPannello = 'Torna al pannello';
export const guardiamo = 'Guardiamo come sta tutto quanto…';
export const nonCaricato = 'Non riusciamo a guardare come sta il portale.';
export const ricontrolla = 'Ricontrolla';
export const controllato = (moment: string) => `Controllato ${formatMoment(moment)}.`;
export const daRiparare = 'Da riparare adesso';
export const daGuardare = 'Da guardare';
export const vaBene = 'Va bene';
export const inBreve = {
  bene: 'Va tutto bene.',
  attenzione: 'Il portale lavora; c’è qualcosa da guardare.',
  guasto: 'C’è qualcosa da riparare adesso.',
} as const;
export const mandaUnaMailDiProva = 'Manda una mail di prova';
export const aChi = 'A chi';
export const arrivaSubito = 'Parte subito, senza aspettare il suo turno: così sai se il server di posta la accetta.';

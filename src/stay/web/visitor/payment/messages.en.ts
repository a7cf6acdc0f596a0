import type { IsTranslation } from '../../../../kernel/translation.ts';

export const quantiSiete = 'How many guests?';
export const scegliIlNumero = 'Choose';
export const scegliInQuanti = 'Please choose the number of guests.';
export const indicaInQuanti = 'Choose the number of guests';
export const ilTotaleDipende = 'The total depends on the number of guests.';
export const nomeECognome = 'First name and surname';
export const eMail = 'Email';
export const laConfermaArrivaQui = 'Your confirmation will be sent here.';
export const telefono = 'Phone';
export const serveAlProprietario = 'The owner needs it to welcome you.';
export const notePerIlProprietario = 'Notes for the owner';
export const scegliAltreDate = 'Choose other dates';
export const continuandoAccettiLe = 'By continuing you accept the';
export const condizioniDiPrenotazione = 'booking terms';
export const tiApreLaPorta = (nome: string) => `${nome} will welcome you`;
export const doveSiTrova = 'Location';
export const indirizzoConLaConferma = 'You’ll get the exact address with the confirmation.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;

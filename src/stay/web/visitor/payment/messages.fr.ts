import type { IsTranslation } from '../../../../kernel/translation.ts';

export const quantiSiete = 'Combien êtes-vous ?';
export const scegliIlNumero = 'Choisir';
export const scegliInQuanti = 'Indiquez combien vous êtes.';
export const indicaInQuanti = 'Indiquer combien vous êtes';
export const ilTotaleDipende = 'Le total dépend du nombre de voyageurs.';
export const nomeECognome = 'Prénom et nom';
export const eMail = 'E-mail';
export const laConfermaArrivaQui = 'Vous y recevrez la confirmation.';
export const telefono = 'Téléphone';
export const serveAlProprietario = 'Le propriétaire en a besoin pour vous accueillir.';
export const notePerIlProprietario = 'Notes pour le propriétaire';
export const scegliAltreDate = 'Choisir d’autres dates';
export const continuandoAccettiLe = 'En continuant, vous acceptez les';
export const condizioniDiPrenotazione = 'conditions de réservation';
export const tiApreLaPorta = (nome: string) => `${nome} vous accueille`;
export const doveSiTrova = 'Où se trouve l’hébergement';
export const indirizzoConLaConferma = 'Vous recevez l’adresse exacte avec la confirmation.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;

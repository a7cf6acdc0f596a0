import type { IsTranslation } from '../../../../kernel/translation.ts';

export const impostaDiSoggiornoSePrevista = 'La taxe de séjour, si elle est prévue, se règle sur place.';
export const contoECondizioni = 'Prix et conditions';
export const codice = 'Code';
export const copiaIlLink = 'Copier le lien';
export const apriLaPrenotazione = 'Ouvrir la réservation';
export const codiceDellaPrenotazione = 'Code de la réservation';
export const abcdEfghJkmnPqrs = 'ABCD-EFGH-JKMN-PQRS';
export const ritiraLaRichiesta = 'Retirer la demande';
export const annullaLaPrenotazione = 'Annuler la réservation';
export const leDateTornanoLibere = (stay: string) => `, ${stay} : les dates redeviennent disponibles.`;
export const annullamentoDefinitivo = 'L’annulation est définitive.';
export const ritiroDefinitivo = 'Le retrait est définitif.';
export const tornaIndietro = 'Retour';
export const ritiriLaRichiesta = 'Vous retirez votre demande pour';
export const annulliLaPrenotazione = 'Vous annulez votre réservation pour';
export const rispondeEntro = 'Réponse au plus tard le';
export const cambioDiProgramma = 'Un changement de programme ?';
export const scegliAltreDate = 'Choisir d’autres dates';
export const comeArrivare = 'Comment venir';
export const cin = 'CIN';
export const chiamaIl = 'Appeler le';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const apriLaMappa = 'Ouvrir la carte';
export const aggiungiAlCalendario = 'Ajouter à l’agenda';
export const riprendiIlPagamento = 'Reprendre le paiement';
export const lasciaLeDate = 'Libérer les dates';
export const pagamento = 'Paiement';
export const ilSoggiorno = 'Le séjour';
export const arrivo = 'Arrivée';
export const partenza = 'Départ';
export const per = 'Pour';
export const camera = 'Chambre';
export const pagata = 'Payée le';
export const aNomeDi = 'Au nom de';
export const telefono = 'Téléphone';
export const notePerIlProprietario = 'Notes pour le propriétaire';
export const messaggioDellaRedazione = 'Message de l’équipe d’Ospitalia';
export const messaggioDelProprietario = 'Message du propriétaire';
/** The hours of an arrival, as they go on from « Teresa vous ouvre la porte, »; `null` where none is told. */
export const arrivoTra = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `entre ${dalle} et ${entro}`;
  return (dalle && `à partir de ${dalle}`) || (entro && `au plus tard à ${entro}`) || null;
};
export const tiApre = (nome: string, quando: string | null) =>
  `${nome} vous ouvre la porte${quando === null ? '' : `, ${quando}`}`;
export const arrivoAlle = (quando: string) => `Arrivée ${quando}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;

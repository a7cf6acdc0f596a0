import type { IsTranslation } from '../../../kernel/translation.ts';

export const tornaAiRisultati = 'Retour aux résultats';
export const caseDove = (inCitta: string) => `Hébergements ${inCitta}`;
export const dateEPrezzo = 'Dates et prix';
export const dettagli = 'Détails';
export const cucina = 'Cuisine';
export const senzaCucina = 'Sans cuisine';
export const cin = 'CIN';
export const pulizieFinali = 'Ménage de fin de séjour';
export const inserisciLaTuaStruttura = 'Inscrivez votre hébergement';
export const sicura = 'Sicura';
export const nonGarantita = 'Non garanti';
export const siPagaAlProprietario = 'Paiement au propriétaire';
export const chiTiApreLaPorta = 'Qui vous ouvre la porte';
export const chiama = 'Appeler';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const scriviOChiamaPerChiedere =
  'Écrivez ou appelez pour toute question : c’est le propriétaire qui vous répond directement, sans standard.';
export const ilProprietarioNonHaAncora = 'Le propriétaire n’a pas encore indiqué de téléphone ni d’e-mail.';
export const prezzoSuRichiesta = 'Prix sur demande';
export const da = 'dès';
export const notte = '/ nuit';
export const strutture = 'Hébergements';
export const coseIlBadgeSicura = 'Qu’est-ce que le badge « Sicura » ?';
export const ilProprietarioHaCompletato =
  'Le propriétaire a terminé la vérification des paiements : si vous payez par carte, la réservation est garantie. Sans badge, vous pouvez tout de même demander des informations.';
export const haiUnaCasaQui = 'Vous avez un hébergement ici ?';
export const inserimentoEGratuito = 'L’inscription est gratuite.';
export const informazioni = 'Informations';
export const servizi = 'Équipements';
export const serviziInclusi = 'Équipements et services inclus';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;

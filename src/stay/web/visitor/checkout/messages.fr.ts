import type { IsTranslation } from '../../../../kernel/translation.ts';

export const pagaConLaCarta = 'Payer par carte';
export const eMail = 'E-mail';
export const ospiteDiProva = 'Voyageur de test';
export const numeroDellaCarta = 'Numéro de la carte';
export const scadenza = 'Date d’expiration';
export const mmAa = 'MM / AA';
export const cvc = 'CVC';
export const nomeSullaCarta = 'Nom sur la carte';
export const tornaIndietro = 'Retour';
export const vaiAllaPrenotazione = 'Aller à la réservation';
export const attivaIPagamenti = 'Activer les paiements';
export const nellaVersioneVeraQuiCe =
  'Dans la version réelle, vous trouvez ici la page sécurisée de Stripe, qui vous demande :';
export const completaLaRegistrazioneDiProva = 'Terminer l’inscription de test';
export const tornaAllaTuaArea = 'Retour à votre espace';
export const chiSeiNomeData = 'Qui vous êtes : nom, date de naissance, pièce d’identité';
export const doveAbitiEIlCodice = 'Où vous habitez et votre numéro fiscal italien (codice fiscale)';
export const ibanDeiBonifici = 'L’IBAN pour les virements';
export const contatti = 'Contact';
export const termini = 'Conditions';
export const privacy = 'Confidentialité';
export const carteDiProva = 'Cartes de test';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;

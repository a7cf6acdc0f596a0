import type { IsTranslation } from '../../../../kernel/translation.ts';

export const pagaConLaCarta = 'Pay by card';
export const eMail = 'Email';
export const ospiteDiProva = 'Test Guest';
export const numeroDellaCarta = 'Card number';
export const scadenza = 'Expiry date';
export const mmAa = 'MM / YY';
export const cvc = 'CVC';
export const nomeSullaCarta = 'Name on the card';
export const tornaIndietro = 'Go back';
export const vaiAllaPrenotazione = 'Go to your booking';
export const attivaIPagamenti = 'Turn on payments';
export const nellaVersioneVeraQuiCe = 'In the real version, this is Stripe’s secure page, which asks you for:';
export const completaLaRegistrazioneDiProva = 'Complete the test sign-up';
export const tornaAllaTuaArea = 'Back to the owners’ area';
export const chiSeiNomeData = 'Who you are: name, date of birth, identity document';
export const doveAbitiEIlCodice = 'Where you live and your Italian tax code';
export const ibanDeiBonifici = 'The IBAN for your payouts';
export const contatti = 'Contact';
export const termini = 'Terms';
export const privacy = 'Privacy';
export const carteDiProva = 'Test cards';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;

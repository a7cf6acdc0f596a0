import { brandName } from '../../kernel/brand/brand.ts';

export const newsletterConfirmationMail = {
  subject: `Conferma l’iscrizione alla newsletter di ${brandName}`,
  preheader: 'Manca solo la tua conferma.',
  heading: 'Manca solo la tua conferma',
  paragraphs: [
    `Con questo indirizzo è stata chiesta la newsletter di ${brandName}: un’e-mail quando esce un articolo nuovo, e nient’altro.`,
    'Se la vuoi, apri il link e premi il pulsante.',
  ],
  button: 'Conferma l’iscrizione',
  footnote: 'Il link vale 48 ore. Se non l’hai chiesta tu, ignora questa e-mail: senza conferma non ti scriviamo.',
};
export const alreadySubscribedMail = {
  subject: `La newsletter di ${brandName} ti arriva già`,
  preheader: 'Non serve fare niente.',
  heading: 'La newsletter ti arriva già',
  paragraphs: [`Con questo indirizzo è stata chiesta di nuovo la newsletter di ${brandName}. L’iscrizione c’è già.`],
  button: 'Apri il blog',
  footnote: 'Se non sei stato tu a chiederla, ignora questa e-mail: non è cambiato niente.',
};
export const newsletterArticleMail = {
  intro: '',
  button: 'Leggi l’articolo',
  footnote: `Ricevi questa e-mail perché con questo indirizzo hai confermato l’iscrizione alla newsletter di ${brandName}.`,
};
export const unsubscribeNote = 'Per non riceverla più:';

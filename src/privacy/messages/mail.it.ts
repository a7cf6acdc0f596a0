import { brandName } from '../../kernel/brand/brand.ts';

export const dataLinkMail = {
  subject: `I tuoi dati su ${brandName}`,
  preheader: 'Il link per vederli, scaricarli o cancellarli. Vale un’ora.',
  heading: `I tuoi dati su ${brandName}`,
  paragraphs: [
    `Hai chiesto che cosa ${brandName} sa di questo indirizzo. Apri il link qui sotto: vedi che cosa c’è, lo scarichi e, se vuoi, lo cancelli.`,
    'Aprire il link non cambia niente.',
  ],
  button: 'Vedi i tuoi dati',
  footnote:
    'Il link vale un’ora, e chi ce l’ha vede i tuoi dati: non inoltrarlo. Se non l’hai chiesto tu, ignora questa mail.',
} as const;
export const erasureMail = {
  subject: 'Abbiamo cancellato i tuoi dati',
  preheader: 'Questa è l’ultima e-mail.',
  heading: 'I tuoi dati sono stati cancellati',
  done: `Come hai chiesto, abbiamo cancellato quello che ${brandName} teneva con questo indirizzo. È per sempre.`,
  nothingRetained: 'Non resta niente, nemmeno questa e-mail.',
  /** Explains that paid bookings are retained, as the law requires. */
  bookingsRetained: [
    'Restano solo le prenotazioni pagate, per il tempo che la legge chiede. Il loro link non mostra più il tuo nome, e a soggiorno finito non si apre più.',
    'Ti scriviamo ancora solo se cambia un soggiorno che deve venire.',
  ],
  footnote:
    'Ricevi questa e-mail perché qualcuno, con un link arrivato a questo indirizzo, ha chiesto la cancellazione.',
};

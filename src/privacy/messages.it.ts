import { formatCount } from '../kernel/format-count.ts';

/** What each table holds, in words; one without a title is called by its name. */
const tabelle: Readonly<Record<string, string>> = {
  accounts: 'Area proprietari: il tuo accesso',
  sessions: 'Area proprietari: browser in cui sei dentro',
  sign_in_links: 'Link di accesso che ti abbiamo mandato',
  sign_in_requests: 'Quanti link ti abbiamo mandato nelle ultime 24 ore',
  person_links: 'Link a questi dati che ti abbiamo mandato',
  mails: 'Mail in coda o spedite nell’ultima ora',
  strutture: 'Strutture',
  struttura_edits: 'Modifiche in attesa o rifiutate',
  refusals: 'Ultimo rifiuto, e che cosa riguardava',
  unseen_texts: 'Testi pubblicati, come li ha visti l’ultima volta un amministratore',
  public_email_changes: 'E-mail per gli ospiti in attesa di conferma',
  sign_in_address_changes: 'Cambio dell’indirizzo di accesso in attesa di conferma',
  account_passkeys: 'Passkey con cui entri nella tua area',
  admins: 'Amministratori a cui arrivano qui gli avvisi',
  admin_links: 'Link per amministratori che ti abbiamo mandato',
  camere: 'Camere',
  tariffe: 'Tariffe',
  removed_homes: 'Strutture eliminate, di cui ti stiamo per scrivere',
  gone_strutture: 'CIN di strutture eliminate, riconosciuti come tuoi',
  bookings: 'Prenotazioni',
  refunds: 'Rimborsi',
  demo_checkouts: 'Pagamenti dimostrativi',
  payout_accounts: 'Conto per ricevere i pagamenti',
  blog_comments: 'Commenti sul blog',
  newsletter_subscribers: 'Newsletter',
};

/** Every sentence about a person's data that the server says, and the words of the file that a person takes away. */
export const privacyMessages = {
  /** The same of every address: nobody learns here who is known. */
  linkChiesto: 'Se questo indirizzo è da qualche parte su Ospitalia, tra poco arriva una mail.',
  emailNonValida: 'Scrivi un indirizzo e-mail valido.',
  linkNonValido: 'Il link è scaduto o non è più valido. Chiedine uno nuovo.',
  cancellati: 'Fatto: i tuoi dati sono stati cancellati.',
  mail: {
    subject: 'I tuoi dati su Ospitalia',
    preheader: 'Il link per vederli, scaricarli o cancellarli. Vale un’ora.',
    heading: 'I tuoi dati su Ospitalia',
    paragraphs: [
      'Hai chiesto che cosa Ospitalia sa di questo indirizzo. Apri il link qui sotto: vedi che cosa c’è, lo scarichi e, se vuoi, lo cancelli.',
      'Aprire il link non cambia niente.',
    ],
    button: 'Vedi i tuoi dati',
    footnote:
      'Il link vale un’ora, e chi ce l’ha vede i tuoi dati: non inoltrarlo. Se non l’hai chiesto tu, ignora questa mail.',
  },
  /** The last one. `kept`: paid bookings that the law keeps. */
  mailUltima: (kept: number) => ({
    subject: 'Abbiamo cancellato i tuoi dati',
    preheader: 'Questa è l’ultima e-mail.',
    heading: 'I tuoi dati sono stati cancellati',
    paragraphs: [
      'Come hai chiesto, abbiamo cancellato quello che Ospitalia teneva con questo indirizzo. È per sempre.',
      ...(kept === 0
        ? ['Non resta niente, nemmeno questa e-mail.']
        : [
            'Restano solo le prenotazioni pagate, per il tempo che la legge chiede. Il loro link non mostra più il tuo nome, e a soggiorno finito non si apre più.',
            'Ti scriviamo ancora solo se cambia un soggiorno che deve venire.',
          ]),
    ],
    footnote:
      'Ricevi questa e-mail perché qualcuno, con un link arrivato a questo indirizzo, ha chiesto la cancellazione.',
  }),
  file: {
    archivio: 'i-miei-dati-ospitalia.zip',
    json: 'i-miei-dati.json',
    testo: 'i-miei-dati.txt',
    titolo: (email: string, moment: string) =>
      `I dati che Ospitalia tiene su ${email}\nScaricati ${moment}\n\nGli stessi dati, per un programma, sono in i-miei-dati.json. Importi in centesimi di euro, orari UTC.`,
    nessuno: 'Con questo indirizzo non c’è niente.',
    riga: (title: string, number: number, count: number) =>
      count === 1 ? title : `${title}, ${formatCount(number)} di ${formatCount(count)}`,
  },
  tabelle,
} as const;

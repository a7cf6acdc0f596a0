/** Every sentence of the accounts room. */
export const accountsMessages = {
  linkNonValido: 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.',
  emailNonValida: 'Scrivi un indirizzo e-mail valido.',
  linkInviato: 'Se l’indirizzo è giusto, tra poco ricevi un’e-mail con il link per entrare.',
  mailLink: {
    subject: 'Il tuo link per entrare in Ospitalia',
    preheader: 'Vale 30 minuti e si usa una volta sola.',
    heading: 'Il tuo link per entrare',
    paragraphs: [
      'Hai chiesto di entrare nella tua area di Ospitalia. Apri il link qui sotto e premi Entra: non serve una password.',
    ],
    button: 'Entra in Ospitalia',
    footnote:
      'Il link vale 30 minuti e si usa una volta sola. Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.',
  },
} as const;

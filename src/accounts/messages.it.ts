/** Every sentence of the accounts room. */
export const accountsMessages = {
  linkNonValido: 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.',
  emailNonValida: 'Scrivi un indirizzo e-mail valido.',
  linkInviato: 'Se l’indirizzo è giusto, tra poco ricevi un’e-mail con il link per entrare.',
} as const;

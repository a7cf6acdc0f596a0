/** What the server says of a restoration; the page's own words are in `web/restoration/`. What a plan does: `plan-messages.it.ts`. */
export const restorationMessages = {
  archivioMancante: 'Scegli un archivio.',
  cheMancante: 'Scegli che cosa ripristinare.',
  cercaMancante: 'Scrivi che cosa cercare nell’archivio.',
  emailNonValida: 'Scrivi l’indirizzo e-mail del proprietario.',
  chiaveNonValida: 'Non è una chiave privata di age: comincia con AGE-SECRET-KEY-1.',
  versioneMancante: 'Guarda prima che cosa cambierebbe.',
  confermaMancante: 'Scrivi TUTTO per confermare.',
  nonTrovato: 'Questo ripristino non c’è più: ricomincia.',
  interrotto: 'Il lavoro si è interrotto, e non è cambiato niente. Riprova.',
  nonRiuscito: 'Non è riuscito, e non è cambiato niente. Il perché è nel registro tecnico del server.',
  rifiuti: {
    inCorso: 'Un altro ripristino è in corso. Aspetta che finisca.',
    nonCe: 'L’archivio non c’è più: ricarica la pagina.',
    altroPortale: 'L’archivio è di un altro portale: qui i suoi numeri vogliono dire altro.',
    schemaNuovo: 'L’archivio è di una versione più nuova del programma: aggiorna prima il portale.',
    schemaVecchio:
      'L’archivio è di una versione più vecchia del programma: da qui non si ripristina. Sul server npm run db -- restore lo mette in un database nuovo, e npm run db -- downgrade torna a quella versione.',
    noKey: 'L’archivio è cifrato: aggiungi il file con la tua chiave di age.',
    badKey: 'Nel file che hai scelto non c’è una chiave privata di age.',
    wrongKey: 'La chiave che hai scelto non apre questo archivio: serve quella di quando è stato scritto.',
    unsigned:
      'L’archivio non è firmato: è di una versione molto vecchia, o qualcuno l’ha cambiato. Da qui non si ripristina.',
    otherSigner:
      'L’archivio l’ha firmato un altro portale, o questo con un altro OSPITALIA_SECRET. Da qui non si ripristina.',
    newerFormat: 'L’archivio è di una versione più nuova di Ospitalia: aggiorna prima il portale.',
    damaged: 'L’archivio è rovinato, qualcuno l’ha cambiato, o non è un archivio: scegline un altro.',
    nessuna: 'Nell’archivio non c’è nessuna casa così.',
    cambiato: 'Intanto qualcosa è cambiato: guarda di nuovo che cosa succederebbe.',
    niente: 'Non c’è niente da ripristinare.',
    occupata: 'Qualcuno sta cambiando le stesse cose proprio adesso. Riprova tra un momento.',
  },
} as const;

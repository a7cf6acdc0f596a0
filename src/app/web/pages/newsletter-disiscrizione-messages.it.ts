export const vaiAlBlog = 'Vai al blog';
export const ogniNostraLetteraHa =
  'Ogni nostra lettera ha in fondo un link per lasciarla: aprilo dall’ultima che hai ricevuto.';
export const lasciaLaNewsletterOspitalia = 'Lascia la newsletter — Ospitalia';
export const lasciaLaNewsletter = 'Lascia la newsletter';
export const premiLasciaLaNewsletterTogliamo =
  'Premi «Lascia la newsletter»: togliamo il tuo indirizzo e non ti scriviamo più.';
export const togliamoIlTuoIndirizzo = 'Togliamo il tuo indirizzo…';

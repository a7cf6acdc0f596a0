export const vaiAlBlog = 'Vai al blog';
export const puoiChiedereAltraEMail = 'Puoi chiedere un’altra e-mail di conferma qui.';
export const confermaIscrizioneOspitalia = 'Conferma l’iscrizione — Ospitalia';
export const confermaIscrizione = 'Conferma l’iscrizione';
export const premiConfermaETiScriviamo = 'Premi «Conferma» e ti scriviamo quando esce un articolo che vale il viaggio.';
export const conferma = 'Conferma';
export const confermiamo = 'Confermiamo…';

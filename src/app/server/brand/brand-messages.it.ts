import { formatCount } from '../../../kernel/format-count.ts';
import type { LogoFault } from './check-logo.ts';

const ratio = (number: number) => number.toFixed(2).replace('.', ',');

const logo: Record<LogoFault, string> = {
  broken: 'non è un SVG scritto per intero: salvalo di nuovo dal programma di disegno come «SVG semplice»',
  element:
    'contiene elementi che un logo non può avere (script, immagini, testo, stili): lascia solo tracciati e sfumature',
  attribute: 'contiene attributi che eseguono codice o richiamano altri file',
  style:
    'ha un attributo style con proprietà che un logo non può avere: lascia solo colori, contorni, opacità e trasformazioni',
  noSize: 'non ha un viewBox, e non si sa quanto è largo',
};

/** What a brand's file is told of each mistake; the field stands before it. */
export const brandMessages = {
  testo: 'deve essere un testo tra virgolette',
  vuoto: 'è vuoto: scrivi qualcosa, o togli il campo',
  lungo: (longest: number) => `è più lungo di ${formatCount(longest)} caratteri`,
  segni: 'contiene < o > o va a capo',
  nome: 'può avere lettere, cifre, spazi, punti, trattini e apostrofi, e comincia con una lettera o una cifra',
  mittente: 'si scrive Nome <indirizzo>, per esempio Casa Molise <ciao@casamolise.it>',
  email: 'deve essere un indirizzo e-mail',
  colore: 'deve essere un colore come #12614a',
  partitaIva: 'non è una partita IVA: sono undici cifre, e l’ultima dipende dalle altre',
  logoNome: 'deve essere il nome di un file .svg accanto a questo, senza cartelle',
  logoAssente: (file: string) => `il file ${file} non c’è, o non si legge`,
  logoGrande: (kilobytes: number) => `pesa più di ${formatCount(kilobytes)} KB: semplifica il disegno`,
  logo,
  oggetto: 'deve essere un gruppo di campi tra graffe',
  campoSconosciuto: (unknown: readonly string[], known: readonly string[]) =>
    `non conosco ${unknown.map((name) => `«${name}»`).join(', ')}: i campi sono ${known.join(', ')}`,
  contrasto: ([text, ground]: readonly [string, string], measured: number, least: number) =>
    `${text} su ${ground} si legge male: il contrasto è ${ratio(measured)} a 1, ne serve almeno ${ratio(least)}`,
  nonJson: (where: string) => `non è JSON scritto per intero${where}: controlla virgole, virgolette e graffe`,
  posto: (line: string, column: string) => ` (riga ${line}, colonna ${column})`,
  nonUtf8: 'non è un file di testo in UTF-8',
  nonSiLegge: (code: string) => `non si legge: ${code}`,
  nonSiPuoLeggere: 'non si può leggere: esegui il comando come root (sudo) o come l’utente del servizio',
  delMarchio: 'Il file del marchio',
} as const;

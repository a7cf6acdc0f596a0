import { listOf } from './list-of.ts';

/** Given names of hosts and guests: a woman's, then a man's, and so on. */
export const NOMI = listOf(`
  Giulia, Marco, Anna, Luca, Sara, Paolo, Elena, Davide, Chiara, Stefano, Francesca, Matteo, Lucia, Antonio, Teresa,
  Giovanni, Maria, Pietro, Rosa, Carlo, Silvia, Enrico, Marta, Vincenzo, Caterina, Nicola, Beatrice, Salvatore,
  Ilaria, Giorgio
`);

export const COGNOMI = listOf(`
  Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, Costa,
  Giordano, Mancini, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli,
  Martini, Leone, Longo, Gentile, Martinelli, Vitale, Lombardo, Serra, Coppola, Marchetti, Parisi, Villa, Conte
`);

export const giorno = 'Giorno';
export const conto = 'Conto';
export const resto = 'Resto, diviso\u00a03';
export const fila = 'La fila del giorno';
export const comeOrdiniamoLeCase = 'Come ordiniamo le case';
export const ogniGiornoAMezzanotte =
  'Ogni giorno a mezzanotte il primo posto passa a un’altra casa. Vale per tutti allo stesso modo, e nessuno può comprarlo.';
export const ordineDiOggi = 'L’ordine di oggi';
export const stannoInCerchio = 'Le case stanno in cerchio, una dopo l’altra.';
export const filtriEDate =
  'Sono quelle che rispondono alla tua ricerca: filtri e date cambiano le case del cerchio, non la regola.';
export const cominciaDaUnAltra = 'Ogni mezzanotte la fila comincia da un’altra casa.';
export const dopoLUltima = 'Da lì si segue il cerchio, e dopo l’ultima viene la prima. Il turno gira: tocca a tutte.';
export const nessunoCompra = 'Nessuno può comprare un posto.';
export const tuttiVedonoLaStessa = 'Lo stesso giorno, con la stessa ricerca, tutti vedono la stessa fila.';
export const oggi = 'Oggi';
export const domani = 'Domani';
export const dopodomani = 'Dopodomani';
export const caseInCerchio = (homes: number, days: readonly { text: string; first: number }[]) =>
  `${homes} case in cerchio: la fila comincia ${days.map(({ text, first }) => `${text.toLowerCase()} dalla casa ${first}`).join(', ')}.`;
export const aperteOggi = '«Le case di oggi»';
export const soloConUnaFoto =
  'Nella pagina iniziale, sotto gli articoli del blog e dove una pagina o una casa non c’è più, ti proponiamo solo case con almeno una foto: le prime della fila di oggi. Anche lì nessuno paga, e domani tocca ad altre. In fondo alla pagina di una casa ci sono le quattro più vicine, tutte: chi è ancora senza foto viene per ultimo.';
export const ilContoPerChi = 'Il conto, per chi vuole rifarlo';
export const ilPuntoLoPuoRitrovare =
  'Nel cerchio le case stanno secondo il loro numero: lo leggi nell’indirizzo della pagina di ogni casa. Chiunque può calcolare da quale si comincia, a mezzanotte di Roma, con carta e penna:';
export const siContanoIGiorni = 'si contano i giorni dal 1º gennaio 1970: il 22 novembre 2026 sono 20.779;';
export const siPrendeIlPasso =
  'si prende il passo: il più piccolo numero intero, da 0,618 volte le case in su, che con il numero delle case non abbia divisori in comune, a parte l’1 (per 3 case è 2, per 10 è 7);';
export const siMoltiplicanoIGiorni = 'si moltiplicano i giorni per il passo e si divide per il numero delle case;';
export const ilRestoDiceQuanteCase = 'il resto dice quante case del cerchio saltare prima di cominciare.';
export const conTreCaseVaCosi = 'Con tre case va così:';
export const inUnNumeroDiGiorni =
  'In un numero di giorni pari al numero delle case, se restano le stesse, ognuna è stata prima una volta. E in un anno nessuna è prima più di una volta in più di un’altra.';
export const quandoLeCaseSonoPiu = 'Quando le case sono più di 1.000';
export const perNonFartiAspettare =
  'Per non farti aspettare non le contiamo una a una; quando cerchi delle parole, già oltre le 500. Il numero del giorno si moltiplica per 618.033 e si tengono le ultime sei cifre: sono i milionesimi del cammino lungo i numeri di tutte le case da cui comincia la fila. Qui la parità non è esatta: una casa che viene dopo un lungo tratto di numeri senza altre case è prima un po’ più spesso.';
export const gliOrdiniCheScegliTu = 'Gli ordini che scegli tu';
export const puoiOrdinarePerPrezzo =
  'Puoi ordinare per prezzo, per posti letto o dalle ultime arrivate. A parità vale il numero della casa. Sono scelte tue: senza, vale l’ordine di oggi.';
export const cheCosaNonConta = 'Che cosa non conta';
export const nonContanoPagamentiCommissioniNumero =
  'Non contano pagamenti, commissioni, numero di foto, clic, il badge «Sicura» o chi sei. Se mentre la sfogli passa la mezzanotte, continui con quella di prima: non perdi nessuna casa.';
export const scegliUnaRegioneEGuarda = 'Scegli una regione e guarda la fila di oggi';
export const ordineDelGiornoOgniMezzanotte =
  'L’ordine di oggi: ogni mezzanotte il primo posto passa a un’altra casa. Uguale per tutti, non si compra.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Esempio con tre case';

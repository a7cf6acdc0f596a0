export const giorno = 'Giorno';
export const conto = 'Conto';
export const resto = 'Resto, diviso 3';
export const fila = 'La fila del giorno';
export const comeOrdiniamoLeCase = 'Come ordiniamo le case';
export const ogniGiornoAMezzanotte =
  'Ogni giorno a mezzanotte il primo posto passa a un’altra casa. Vale per tutti allo stesso modo, e nessuno può comprarlo.';
export const ordineDiOggi = 'L’ordine di oggi';
export const leCaseCheRispondono =
  'Le case che rispondono alla tua ricerca stanno in cerchio, secondo il loro numero: quello che leggi nell’indirizzo di ogni casa, dopo «/struttura/». Ogni mezzanotte, ora di Roma, la fila comincia da un altro punto del cerchio; dopo l’ultima viene la prima. Filtri e date cambiano le case del cerchio, non la regola.';
export const ilPuntoLoPuoRitrovare = 'Il punto lo può ritrovare chiunque, con carta e penna:';
export const siContanoIGiorni = 'si contano i giorni dal 1º gennaio 1970: il 22 novembre 2026 sono 20.779;';
export const siPrendeIlPasso =
  'si prende il passo: il più piccolo numero intero, da 0,618 volte il numero delle case in su, che non ha divisori in comune con quel numero (per 3 case è 2, per 10 è 7);';
export const siMoltiplicanoIGiorni = 'si moltiplicano i giorni per il passo e si divide per il numero delle case;';
export const ilRestoDiceQuanteCase = 'il resto dice quante case del cerchio saltare prima della prima.';
export const conTreCaseVaCosi = 'Con tre case va così:';
export const inUnNumeroDiGiorni =
  'In un numero di giorni pari al numero delle case, se restano le stesse, ognuna è stata prima una volta. E in un anno nessuna è prima più di una volta in più di un’altra.';
export const quandoLeCaseSonoPiu = 'Quando le case sono più di 5.000';
export const perNonFartiAspettare =
  'Per non farti aspettare non le contiamo una a una; quando cerchi delle parole, già da 1.000 in su. Il numero del giorno si moltiplica per 618.033 e si tengono le ultime sei cifre: sono i milionesimi del cammino lungo i numeri di tutte le case da cui comincia la fila. Qui la parità non è esatta: una casa che viene dopo un lungo tratto di numeri senza altre case è prima un po’ più spesso.';
export const gliOrdiniCheScegliTu = 'Gli ordini che scegli tu';
export const puoiOrdinarePerPrezzo =
  'Puoi ordinare per prezzo, per posti letto o dalle ultime arrivate. A parità vale il numero della casa. Sono scelte tue: senza, vale l’ordine di oggi.';
export const cheCosaNonConta = 'Che cosa non conta';
export const nonContanoPagamentiCommissioniNumero =
  'Non contano pagamenti, commissioni, numero di foto, clic, il badge «Sicura» o chi sei tu che guardi. Lo stesso giorno, con la stessa ricerca, tutti vedono la stessa fila. Se mentre la sfogli passa la mezzanotte, continui con quella di prima: non perdi nessuna casa.';
export const scegliUnaRegioneEGuarda = 'Scegli una regione e guarda la fila di oggi';
export const ordineDelGiornoOgniMezzanotte =
  'L’ordine di oggi: ogni mezzanotte il primo posto passa a un’altra casa. Uguale per tutti, non si compra.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Esempio con tre case';

import type { IsTranslation } from '../../../kernel/translation.ts';

export const giorno = 'Tag';
export const conto = 'Rechnung';
export const resto = 'Rest, geteilt durch\u00a03';
export const fila = 'Die Reihe des Tages';
export const comeOrdiniamoLeCase = 'So sortieren wir die Unterkünfte';
export const ogniGiornoAMezzanotte =
  'Jeden Tag um Mitternacht geht der erste Platz an eine andere Unterkunft. Das gilt für alle gleich, und niemand kann den ersten Platz kaufen.';
export const ordineDiOggi = 'Die Reihenfolge von heute';
export const stannoInCerchio = 'Die Unterkünfte stehen im Kreis, eine nach der anderen.';
export const filtriEDate =
  'Es sind die, die zu Ihrer Suche passen: Filter und Reisedaten ändern, welche Unterkünfte im Kreis stehen, nicht die Regel.';
export const cominciaDaUnAltra = 'Um Mitternacht beginnt die Reihe jedes Mal bei einer anderen Unterkunft.';
export const dopoLUltima =
  'Von dort geht es im Kreis weiter, und nach der letzten kommt die erste. Der Platz wandert, und jede kommt einmal an die Reihe.';
export const nessunoCompra = 'Niemand kann einen Platz kaufen.';
export const tuttiVedonoLaStessa = 'Am selben Tag, mit derselben Suche, sehen alle dieselbe Reihe.';
export const oggi = 'Heute';
export const domani = 'Morgen';
export const dopodomani = 'Übermorgen';
export const caseInCerchio = (homes: number, days: readonly { text: string; first: number }[]) =>
  `${homes} Unterkünfte im Kreis: Die Reihe beginnt ${days.map(({ text, first }) => `${text.toLowerCase()} bei Unterkunft ${first}`).join(', ')}.`;
export const aperteOggi = '„Unterkünfte des Tages“';
export const soloConUnaFoto =
  'Auf der Startseite, unter den Artikeln des Blogs und dort, wo es eine Seite oder eine Unterkunft nicht mehr gibt, zeigen wir Ihnen nur Unterkünfte mit mindestens einem Foto: die ersten der heutigen Reihe. Auch dort bezahlt niemand dafür, und morgen sind andere an der Reihe. Am Ende der Seite einer Unterkunft stehen die vier nächstgelegenen, und zwar alle. Wer noch kein Foto hat, kommt zuletzt.';
export const ilContoPerChi = 'Die Rechnung, für alle, die nachrechnen wollen';
export const ilPuntoLoPuoRitrovare =
  'Im Kreis stehen die Unterkünfte nach ihrer Nummer, die in der Adresse jeder Seite steht. Bei welcher die Reihe um Mitternacht (Ortszeit Rom) beginnt, kann jeder mit Papier und Stift nachrechnen:';
export const siContanoIGiorni = 'Man zählt die Tage seit dem 1. Januar 1970: Am 22. November 2026 sind es 20.779;';
export const siPrendeIlPasso =
  'man nimmt den Schritt: die kleinste ganze Zahl, die mindestens 0,618-mal so groß ist wie die Anzahl der Unterkünfte und mit ihr außer 1 keinen gemeinsamen Teiler hat (bei 3 Unterkünften ist es 2, bei 10 ist es 7);';
export const siMoltiplicanoIGiorni =
  'man multipliziert die Tage mit dem Schritt und teilt durch die Anzahl der Unterkünfte;';
export const ilRestoDiceQuanteCase =
  'der Rest sagt, wie viele Unterkünfte des Kreises vor der ersten übersprungen werden.';
export const conTreCaseVaCosi = 'Mit drei Unterkünften geht das so:';
export const inUnNumeroDiGiorni =
  'Nach so vielen Tagen, wie es Unterkünfte gibt, war jede einmal die erste, wenn es dieselben bleiben. Und in einem Jahr ist keine mehr als einmal öfter die erste als eine andere.';
export const quandoLeCaseSonoPiu = 'Bei mehr als 1.000 Unterkünften';
export const perNonFartiAspettare =
  'Damit Sie nicht warten müssen, zählen wir sie dann nicht einzeln; wenn Sie nach Wörtern suchen, schon ab 500. Die Zahl des Tages wird mit 618.033 multipliziert, und man behält die letzten sechs Ziffern. Sie geben in Millionsteln an, an welcher Stelle auf dem Weg durch die Nummern aller Unterkünfte die Reihe beginnt. Ganz gleichmäßig ist das nicht. Eine Unterkunft, die auf eine lange Strecke unbesetzter Nummern folgt, ist etwas öfter die erste.';
export const gliOrdiniCheScegliTu = 'Die Reihenfolge, die Sie wählen';
export const puoiOrdinarePerPrezzo =
  'Sie können nach Preis, nach Schlafplätzen oder nach den neuesten sortieren. Bei Gleichstand gilt die Nummer der Unterkunft. Das wählen Sie selbst. Sonst gilt die Reihenfolge von heute.';
export const cheCosaNonConta = 'Was nicht zählt';
export const nonContanoPagamentiCommissioniNumero =
  'Es zählen weder Zahlungen noch Provisionen, Anzahl der Fotos, Klicks, das Siegel „Sicura“ oder wer Sie sind. Wenn es beim Blättern Mitternacht wird, bleiben Sie in der bisherigen Reihe. Sie verpassen keine Unterkunft.';
export const scegliUnaRegioneEGuarda = 'Region wählen und die heutige Reihe ansehen';
export const ordineDelGiornoOgniMezzanotte =
  'Die Reihenfolge von heute: Jeden Tag um Mitternacht geht der erste Platz an eine andere Unterkunft. Für alle gleich, nicht zu kaufen.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Beispiel mit drei Unterkünften';

true satisfies IsTranslation<
  typeof import('./come-ordiniamo-messages.it.ts'),
  typeof import('./come-ordiniamo-messages.de.ts')
>;

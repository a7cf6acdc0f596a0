import type { IsTranslation } from '../../../kernel/translation.ts';

export const giorno = 'Tag';
export const conto = 'Rechnung';
export const resto = 'Rest, geteilt durch\u00a03';
export const fila = 'Die Reihe des Tages';
export const comeOrdiniamoLeCase = 'Wie wir die Unterkünfte sortieren';
export const ogniGiornoAMezzanotte =
  'Jeden Tag um Mitternacht geht der erste Platz an ein anderes Haus. Das gilt für alle gleich, und niemand kann ihn kaufen.';
export const ordineDiOggi = 'Die Reihenfolge von heute';
export const stannoInCerchio = 'Die Häuser stehen im Kreis, eines nach dem anderen.';
export const filtriEDate =
  'Es sind die, die zu Ihrer Suche passen: Filter und Reisedaten ändern, welche Häuser im Kreis stehen, nicht die Regel.';
export const cominciaDaUnAltra = 'Jede Mitternacht beginnt die Reihe bei einem anderen Haus.';
export const dopoLUltima =
  'Von dort geht es im Kreis weiter, und nach dem letzten kommt das erste. Der Platz wandert: Jedes Haus ist einmal dran.';
export const nessunoCompra = 'Niemand kann einen Platz kaufen.';
export const tuttiVedonoLaStessa = 'Am selben Tag, mit derselben Suche, sehen alle dieselbe Reihe.';
export const oggi = 'Heute';
export const domani = 'Morgen';
export const dopodomani = 'Übermorgen';
export const caseInCerchio = (homes: number, days: readonly { text: string; first: number }[]) =>
  `${homes} Häuser im Kreis: Die Reihe beginnt ${days.map(({ text, first }) => `${text.toLowerCase()} bei Haus ${first}`).join(', ')}.`;
export const aperteOggi = '„Heute geöffnet“';
export const soloConUnaFoto =
  'Auf der Startseite, unter den Artikeln des Blogs und dort, wo es eine Seite oder ein Haus nicht mehr gibt, zeigen wir Ihnen nur Häuser mit mindestens einem Foto: die ersten der heutigen Reihe. Auch dort bezahlt niemand, und morgen sind andere dran. Am Ende der Seite eines Hauses stehen die vier nächstgelegenen, alle: Wer noch kein Foto hat, kommt zuletzt.';
export const ilContoPerChi = 'Die Rechnung, für alle, die nachrechnen wollen';
export const ilPuntoLoPuoRitrovare =
  'Im Kreis stehen die Häuser nach ihrer Nummer: Sie lesen sie in der Adresse der Seite jedes Hauses. Bei welchem die Reihe um Mitternacht (Zeit von Rom) beginnt, kann jeder mit Papier und Stift nachrechnen:';
export const siContanoIGiorni = 'Man zählt die Tage seit dem 1. Januar 1970: Am 22. November 2026 sind es 20.779;';
export const siPrendeIlPasso =
  'man nimmt den Schritt: die kleinste ganze Zahl, mindestens 0,618-mal so groß wie die Anzahl der Häuser, die mit dieser Anzahl außer 1 keinen gemeinsamen Teiler hat (bei 3 Häusern ist es 2, bei 10 ist es 7);';
export const siMoltiplicanoIGiorni =
  'man multipliziert die Tage mit dem Schritt und teilt durch die Anzahl der Häuser;';
export const ilRestoDiceQuanteCase = 'der Rest sagt, wie viele Häuser des Kreises vor dem ersten übersprungen werden.';
export const conTreCaseVaCosi = 'Mit drei Häusern geht das so:';
export const inUnNumeroDiGiorni =
  'Nach so vielen Tagen, wie es Häuser gibt, war jedes einmal das erste, wenn es dieselben bleiben. Und in einem Jahr ist keines mehr als einmal öfter das erste als ein anderes.';
export const quandoLeCaseSonoPiu = 'Bei mehr als 1.000 Häusern';
export const perNonFartiAspettare =
  'Damit Sie nicht warten müssen, zählen wir sie dann nicht einzeln; wenn Sie nach Wörtern suchen, schon ab 500. Die Zahl des Tages wird mit 618.033 multipliziert, und man behält die letzten sechs Ziffern: Es sind die Millionstel des Weges durch die Nummern aller Häuser, bei dem die Reihe beginnt. Ganz gleichmäßig ist das nicht: Ein Haus, das nach einer langen Strecke von Nummern ohne andere Häuser kommt, ist etwas öfter das erste.';
export const gliOrdiniCheScegliTu = 'Die Reihenfolge, die Sie wählen';
export const puoiOrdinarePerPrezzo =
  'Sie können nach Preis, nach Schlafplätzen oder nach den neuesten sortieren. Bei Gleichstand gilt die Nummer des Hauses. Das ist Ihre Wahl: Sonst gilt die Reihenfolge von heute.';
export const cheCosaNonConta = 'Was nicht zählt';
export const nonContanoPagamentiCommissioniNumero =
  'Es zählen weder Zahlungen noch Provisionen, Anzahl der Fotos, Klicks, das Siegel „Sicura“ oder wer Sie sind. Wenn es beim Blättern Mitternacht wird, bleiben Sie in der bisherigen Reihe: Sie verpassen kein Haus.';
export const scegliUnaRegioneEGuarda = 'Region wählen und die heutige Reihe ansehen';
export const ordineDelGiornoOgniMezzanotte =
  'Die Reihenfolge von heute: Jede Mitternacht geht der erste Platz an ein anderes Haus. Gleich für alle, nicht zu kaufen.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Beispiel mit drei Häusern';

true satisfies IsTranslation<
  typeof import('./come-ordiniamo-messages.it.ts'),
  typeof import('./come-ordiniamo-messages.de.ts')
>;

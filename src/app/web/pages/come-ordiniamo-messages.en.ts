import type { IsTranslation } from '../../../kernel/translation.ts';

export const giorno = 'Day';
export const conto = 'Calculation';
export const resto = 'Remainder (÷\u00a03)';
export const fila = 'The day’s order';
export const comeOrdiniamoLeCase = 'How we sort places';
export const ogniGiornoAMezzanotte =
  'Every night at midnight a different place comes first. It works the same way for everyone, and nobody can buy the top spot.';
export const ordineDiOggi = 'Today’s order';
export const stannoInCerchio = 'The places stand in a circle, one after another.';
export const filtriEDate =
  'They are the places that match your search: filters and dates change the places in the circle, not the rule.';
export const cominciaDaUnAltra = 'Every night at midnight the list begins with a different place.';
export const dopoLUltima =
  'From there it follows the circle, and after the last place comes the first. So every place gets its turn.';
export const nessunoCompra = 'Nobody can buy a spot.';
export const tuttiVedonoLaStessa = 'On the same day, with the same search, everyone sees the same list.';
export const oggi = 'Today';
export const domani = 'Tomorrow';
export const dopodomani = 'The day after tomorrow';
export const caseInCerchio = (homes: number, days: readonly { text: string; first: number }[]) =>
  `${homes} places in a circle: the list begins ${days.map(({ text, first }) => `${text.toLowerCase()} with place ${first}`).join(', ')}.`;
export const aperteOggi = '“Today’s places”';
export const soloConUnaFoto =
  'On the home page, below the articles of the blog and where a page or a place to stay is no longer there, we show you only places with at least one photo: the first in today’s order. There, too, nobody pays, and tomorrow it’s someone else’s turn. At the foot of a place’s page are the four nearest, all of them: those that have no photos yet come last.';
export const ilContoPerChi = 'The calculation, for anyone who wants to check it';
export const ilPuntoLoPuoRitrovare =
  'In the circle the places stand in the order of their numbers: each place’s number is in the address of its page. Anyone can work out which one the list begins with, at midnight in Rome, with pen and paper:';
export const siContanoIGiorni = 'count the days since 1 January 1970: on 22 November 2026 that makes 20,779;';
export const siPrendeIlPasso =
  'take the step: the smallest whole number, from 0.618 times the number of places upwards, that has no common divisor with the number of places apart from 1 (for 3 places it is 2, for 10 it is 7);';
export const siMoltiplicanoIGiorni = 'multiply the days by the step and divide by the number of places;';
export const ilRestoDiceQuanteCase = 'the remainder says how many places in the circle to skip before the first.';
export const conTreCaseVaCosi = 'With three places it goes like this:';
export const inUnNumeroDiGiorni =
  'Over as many days as there are places, if they stay the same, each comes first once. And over a year, no place comes first more than one day more than another.';
export const quandoLeCaseSonoPiu = 'When there are more than 1,000 places';
export const perNonFartiAspettare =
  'So as not to keep you waiting, we don’t count them one by one; when you search by words, this already starts above 500. The number of the day is multiplied by 618,033 and the last six digits are kept: they say, in millionths, how far along the numbers of all places the list begins. Here the balance isn’t exact: a place that follows a long gap in the numbers comes first a little more often.';
export const gliOrdiniCheScegliTu = 'When you choose the order';
export const puoiOrdinarePerPrezzo =
  'You can sort by price, by how many people a place sleeps, or with the newest first. If two tie, their numbers decide. These are your own choices: without them, today’s order applies.';
export const cheCosaNonConta = 'What doesn’t count';
export const nonContanoPagamentiCommissioniNumero =
  'Payments, commissions, the number of photos, clicks, the “Sicura” badge and who you are don’t count. If midnight passes while you are browsing, you carry on with the list you had: you don’t miss any place.';
export const scegliUnaRegioneEGuarda = 'Choose a region and see today’s order';
export const ordineDelGiornoOgniMezzanotte =
  'Today’s order: every night at midnight a different place comes first. The same for everyone, and not for sale.';
export const casaDelPozzo = 'Casa del Pozzo';
export const laLoggia = 'La Loggia';
export const podereLeQuerce = 'Podere Le Querce';
export const esempioConTreCase = 'Example with three places';

true satisfies IsTranslation<
  typeof import('./come-ordiniamo-messages.it.ts'),
  typeof import('./come-ordiniamo-messages.en.ts')
>;

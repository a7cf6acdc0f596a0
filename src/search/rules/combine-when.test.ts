import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { readStayOptions, type WhenSpan } from './combine-when.ts';
import { readTimes } from './parse-times.ts';
import { spellWords } from './spell-words.ts';

const THURSDAY = '2026-11-26';

function readAll(text: string, day: string = THURSDAY): string[] {
  const today = day as CalendarDate;
  const words = spellWords(text).map(({ folded }) => folded);
  const all = readTimes(words, { today });
  const chosen: WhenSpan[] = [];
  for (const span of all.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (chosen.every(({ start, end }) => span.end <= start || span.start >= end)) chosen.push(span);
  const inOrder = chosen.toSorted((one, other) => one.start - other.start);
  return readStayOptions(inOrder, today).map(({ stay, flexible }) => {
    if (stay) return `${stay.check_in} ${stay.check_out}`;
    return flexible ? `${flexible.from}…${flexible.until} ${flexible.nights}${flexible.weekend ? ' weekend' : ''}` : '';
  });
}

function read(text: string, day?: string): string {
  return readAll(text, day)[0] ?? '';
}

test.each([
  ['giugno o settembre', ['2027-06-01…2027-07-01 7', '2027-09-01…2027-10-01 7']],
  ['una settimana a giugno o a settembre', ['2027-06-01…2027-07-01 7', '2027-09-01…2027-10-01 7']],
  ['natale o capodanno', ['2026-12-22…2026-12-27 3', '2026-12-29…2027-01-03 3']],
  ['dal 3 al 10 agosto o dal 20 al 27 agosto', ['2027-08-03 2027-08-10', '2027-08-20 2027-08-27']],
  ['da giugno a settembre', ['2027-06-01…2027-08-01 7', '2027-08-01…2027-10-01 7']],
  ['tra giugno e luglio', ['2027-06-01…2027-08-01 7']],
  ['luglio o agosto', ['2027-07-01…2027-09-01 7']],
  ['questa estate, ad agosto', ['2027-08-01…2027-09-01 7']],
  ['settimana bianca a febbraio', ['2027-02-01…2027-03-01 7']],
  ['a febbraio settimana bianca', ['2027-02-01…2027-03-01 7']],
  ['giu/set', ['2027-06-01…2027-07-01 7', '2027-09-01…2027-10-01 7']],
  ['a giugno o luglio dal 3 al 10', ['2027-06-03 2027-06-10', '2027-07-03 2027-07-10']],
  ['lug/ago', ['2027-07-01…2027-09-01 7']],
])('returns several periods separately if no single window contains them: «%s»', (text, times) => {
  expect(readAll(text)).toEqual(times);
});

test.each([
  ['agosto', '2027-08-01…2027-09-01 7'],
  ['marzo', '2027-03-01…2027-04-01 3'],
  ['agosto 2028', '2028-08-01…2028-09-01 7'],
  ['fine agosto', '2027-08-20…2027-09-01 7'],
  ['a metà luglio', '2027-07-10…2027-07-20 7'],
  ['la prima settimana di agosto', '2027-08-01 2027-08-08'],
  ['luglio o agosto', '2027-07-01…2027-09-01 7'],
  ['maggio e luglio', '2027-05-01…2027-06-01 3'],
  ['dicembre', '2026-12-01…2027-01-01 3'],
  ['novembre', '2026-11-26…2026-12-01 3'],
  ['ultimo sabato di agosto per 7 notti', '2027-08-28 2027-09-04'],
  ['il primo lunedì di maggio', '2027-05-03 2027-05-04'],
  ['penultimo venerdì novembre 2027', '2027-11-19 2027-11-20'],
  ['weekend lungo dal 13 maggio', '2027-05-13 2027-05-16'],
  ['weekend lungo del 14 maggio', '2027-05-14 2027-05-17'],
  ['per il weekend lungo di maggio', '2027-05-01…2027-06-01 3 weekend'],
  ['tra due sabati', '2026-12-05 2026-12-06'],
  ['sabato tra una settimana', '2026-12-05 2026-12-06'],
  ['lunedì dopo il prossimo', '2026-12-07 2026-12-08'],
  ['mercoledì della prossima settimana per 2 notti', '2026-12-02 2026-12-04'],
  ['sabato prossimo', '2026-11-28 2026-11-29'],
  ['weekend dell’8 dicembre', '2026-12-05 2026-12-08'],
  ['trenta aprile - due maggio', '2027-04-30 2027-05-02'],
  ['settimana 8', '2027-02-22 2027-03-01'],
  ['settimana n. 1', '2027-01-04 2027-01-11'],
  ['settimana 53', '2026-12-28 2027-01-04'],
  ['3 notti a marzo', '2027-03-01…2027-04-01 3'],
  ['una settimana a luglio', '2027-07-01…2027-08-01 7'],
  ['dieci giorni ad agosto', '2027-08-01…2027-09-01 9'],
  ['15 notti in maggio', '2027-05-01…2027-06-01 15'],
  ['4 notti', '2026-11-26…2027-01-25 4'],
  ['weekend', '2026-11-26…2027-01-25 2 weekend'],
  ['un weekend di maggio', '2027-05-01…2027-06-01 2 weekend'],
  ['nel weekend di maggio', '2027-05-01…2027-06-01 2 weekend'],
  ['weekend lungo a giugno', '2027-06-01…2027-07-01 3 weekend'],
  ['prossimo weekend', '2026-11-27 2026-11-29'],
  ['per il fine settimana', '2026-11-27 2026-11-29'],
  ['ferragosto', '2027-08-09…2027-08-22 7'],
  ['5 notti a capodanno', '2026-12-29…2027-01-03 5'],
  ['capodanno 2028', '2027-12-29…2028-01-03 3'],
  ['weekend di ferragosto', '2027-08-09…2027-08-22 2 weekend'],
  ['pasqua', '2027-03-26…2027-03-30 3'],
  ['vacanze di natale', '2026-12-23…2027-01-07 7'],
  ['ponte del 2 giugno', '2027-05-29…2027-06-06 4'],
  ['per il ponte', '2026-12-05 2026-12-08'],
  ['25 aprile', '2027-04-23 2027-04-25'],
  ['il 25 aprile', '2027-04-25 2027-04-26'],
  ['settimana bianca', '2027-01-07…2027-03-08 7'],
  ['3/8', '2027-08-03 2027-08-04'],
  ['10/08 al 17/08', '2027-08-10 2027-08-17'],
  ['dal 10/08/2027 al 17/08/27', '2027-08-10 2027-08-17'],
  ['dal 5 luglio per una settimana', '2027-07-05 2027-07-12'],
  // If a day of the week precedes a date, the date decides.
  ['sabato 5 dicembre', '2026-12-05 2026-12-06'],
  ['sabato 14 agosto', '2027-08-14 2027-08-15'],
  ['lunedì 14 agosto', '2027-08-14 2027-08-15'],
  ['venerdì 4 dicembre 2 notti', '2026-12-04 2026-12-06'],
  ['da sabato 5 a sabato 12 dicembre', '2026-12-05 2026-12-12'],
  ['da venerdì 4 a domenica 6 dicembre', '2026-12-04 2026-12-06'],
  ['sabato mattina, anzi il 5 dicembre', '2026-12-05 2026-12-06'],
  ['sabato 5', '2026-12-05 2026-12-06'],
  ['sabato 6', '2026-11-28 2026-11-29'],
  ['da venerdì a domenica 6 dicembre', '2026-12-04 2026-12-06'],
  ['dal 4 dicembre a domenica', '2026-12-04 2026-12-06'],
  ['dal venerdì alla domenica', '2026-11-27 2026-11-29'],
  ['questo venerdì', '2026-11-27 2026-11-28'],
  ['prossimo giovedì', '2026-12-03 2026-12-04'],
  ['venerdì sera', '2026-11-27 2026-11-28'],
  ['weekend del 20 marzo', '2027-03-19 2027-03-21'],
  ['weekend dell’8 dicembre', '2026-12-05 2026-12-08'],
  ['fine settimana 12-14 marzo', '2027-03-12 2027-03-14'],
  ['tra il 20 e il 27 agosto', '2027-08-20 2027-08-27'],
  ['tra 20 e 27 agosto', '2027-08-20 2027-08-27'],
  ['3 notti tra il 20 e il 27 agosto', '2027-08-20…2027-08-27 3'],
  ['7 giorni dal 3 al 10 agosto', '2027-08-03 2027-08-10'],
  ['entro il 15 agosto', '2027-07-16…2027-08-15 7'],
  ['oltre 15 agosto', '2027-08-15…2027-09-14 7'],
  ['dopo il 10 gennaio', '2027-01-10…2027-02-09 3'],
  ['dal 20 settembre in poi', '2027-09-20…2027-10-20 7'],
  ['entro il 5 dicembre', '2026-11-26…2026-12-05 3'],
  ['prima di natale', '2026-11-26…2026-12-22 3'],
  ['dopo ferragosto', '2027-08-22…2027-09-21 7'],
  ['intorno al 20 agosto', '2027-08-15…2027-09-01 7'],
  ['tra natale e capodanno', '2026-12-26…2027-01-02 4'],
  ['da settembre in poi', '2027-09-01…2027-11-01 7'],
  ['a partire da settembre', '2027-09-01…2027-11-01 7'],
  ['entro giugno', '2027-05-01…2027-07-01 7'],
  ['prima di luglio', '2027-06-01…2027-07-01 7'],
  ['dopo agosto', '2027-09-01…2027-10-01 7'],
  ['last minute', '2026-11-26…2026-12-10 2'],
  ['tra una settimana', '2026-12-03…2026-12-10 2'],
  ['tra 3 giorni', '2026-11-29 2026-12-01'],
  ['fra due mesi', '2027-01-23…2027-02-06 2'],
  ['da oggi a domenica', '2026-11-26 2026-11-29'],
  ['da domani al 3 dicembre', '2026-11-27 2026-12-03'],
  ['domani 2 notti', '2026-11-27 2026-11-29'],
  ['2/3 notti', '2026-11-26…2027-01-25 3'],
  ['primo weekend di dicembre', '2026-12-04 2026-12-06'],
  ['gennaio a marzo', '2027-01-01…2027-03-01 3'],
  ['2-4 febb', '2027-02-02 2027-02-04'],
  ['primo weekend di maggio', '2027-04-30 2027-05-02'],
  ['per il ponte di Ognissanti', '2027-10-29 2027-11-01'],
  ['ultimo weekend di gennaio', '2027-01-29 2027-01-31'],
  ['il secondo fine settimana di marzo', '2027-03-12 2027-03-14'],
  ['agosto 13-20', '2027-08-13 2027-08-20'],
  ['2 notti a partire da venerdì', '2026-11-27 2026-11-29'],
  ['questo mese', '2026-11-26…2026-12-01 3'],
  ['il prossimo mese', '2026-12-01…2027-01-01 3'],
  ['quest’estate', '2027-07-01…2027-09-01 7'],
  ['la prossima primavera', '2027-04-01…2027-06-01 3'],
  ['le prime due settimane di luglio', '2027-07-01 2027-07-15'],
  ['fine agosto inizio settembre', '2027-08-20…2027-09-10 7'],
  ['un mese', '2026-11-26…2027-01-25 30'],
  ['domani per 2 notti', '2026-11-27 2026-11-29'],
  ['da venerdì a domenica', '2026-11-27 2026-11-29'],
  ['lunedì prossimo fino a giovedì', '2026-11-30 2026-12-03'],
  ['da giovedì a sabato della prossima settimana', '2026-12-03 2026-12-05'],
  ['arriviamo il 12 e ripartiamo il 14 giugno', '2027-06-12 2027-06-14'],
  ['13 giugno, arriviamo il 12 e ripartiamo il 14', '2027-06-12 2027-06-14'],
  ['dal sabato al sabato', '2026-11-28 2026-12-05'],
  ['August 10-20', '2027-08-10 2027-08-20'],
  ['May 12 a 15', '2027-05-12 2027-05-15'],
  ['May 12th', '2027-05-12 2027-05-13'],
  ['arrivo 3 agosto, partenza 10 agosto', '2027-08-03 2027-08-10'],
  ['check-in 5/7 check-out 12/7', '2027-07-05 2027-07-12'],
  ['2027-08-10 2027-08-17', '2027-08-10 2027-08-17'],
  ['dal primo al 15 agosto', '2027-08-01 2027-08-15'],
  ['3 e 4 aprile', '2027-04-03 2027-04-04'],
  ['23 dic - 26 dic', '2026-12-23 2026-12-26'],
  ['sab 5 dic', '2026-12-05 2026-12-06'],
  ['ven-dom', '2026-11-27 2026-11-29'],
  ['la notte del 31 dicembre', '2026-12-31 2027-01-01'],
  ['il 3 di agosto', '2027-08-03 2027-08-04'],
  ['primo luglio', '2027-07-01 2027-07-02'],
  ['tra metà luglio e fine agosto', '2027-07-10…2027-09-01 7'],
  ['da dicembre a gennaio', '2026-12-01…2027-02-01 3'],
  ['a cavallo tra luglio e agosto', '2027-07-20…2027-08-13 7'],
  ['gli ultimi di agosto', '2027-08-20…2027-09-01 7'],
  ['i primi giorni di settembre', '2027-09-01…2027-09-10 7'],
  ['tutto agosto', '2027-08-01…2027-09-01 28'],
  ['2 sett. ad agosto', '2027-08-01…2027-09-01 14'],
  ['1 sett.', '2026-11-26…2027-01-25 7'],
  ['il 2 sett', '2027-09-02 2027-09-03'],
  ['3a settimana di agosto', '2027-08-15 2027-08-22'],
  ['sett. bianca', '2027-01-07…2027-03-08 7'],
  ['2 o 3 notti', '2026-11-26…2027-01-25 3'],
  ['3-4 notti', '2026-11-26…2027-01-25 4'],
  ['per 2, 3 notti', '2026-11-26…2027-01-25 3'],
  ['sabato 5, 7 notti', '2026-12-05 2026-12-12'],
  ['2 10 notti', '2026-11-26…2027-01-25 10'],
  ['per due weekend a maggio', '2027-05-01…2027-06-01 2 weekend'],
  ['a giu', '2027-06-01…2027-07-01 7'],
  ['maggio o giu', '2027-05-01…2027-07-01 3'],
  ['mag-giu', '2027-05-01…2027-07-01 3'],
  ['giu 2027', '2027-06-01…2027-07-01 7'],
  ['dal 3 al 10 di lug', '2027-07-03 2027-07-10'],
  ['un paio di notti a marzo', '2027-03-01…2027-04-01 2'],
  ['notte di san silvestro', '2026-12-29…2027-01-03 3'],
])('parses the dates in «%s» as %s', (text, when) => {
  expect(read(text)).toBe(when);
});

test.each([
  ['a Friday', '2026-11-27', '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
  ['a Saturday', '2026-11-28', '2026-11-28 2026-11-29', '2026-12-04 2026-12-06'],
  ['a Sunday', '2026-11-29', '2026-12-04 2026-12-06', '2026-12-04 2026-12-06'],
])('on %s, parses «questo weekend» as the current weekend and «prossimo weekend» as the next', (_, day, now, next) => {
  expect(read('questo weekend', day)).toBe(now);
  expect(read('prossimo weekend', day)).toBe(next);
});

test.each([
  ['via 25 aprile'],
  ['via 4 novembre'],
  ['dal 28 al 31 giugno'],
  ['31/02'],
  ['10/08/2020'],
  ['notte'],
  ['99 notti'],
  ['constructor notti'],
  ['giù in Puglia'],
  ['di giorno'],
  ['casa del ponte'],
  ['per 3 mesi'],
  ['mar e sole'],
  ['agosto 2029'],
  ['ponte 2 giugno 2031'],
  ['natale 2028'],
  ['15 agosto 2030'],
  ['28 novembre 2028 per una settimana'],
])('finds no dates in «%s»', (text) => {
  expect(read(text)).toBe('');
});

import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const illustrazione = 'Illustration';
export const chiSiamo = 'About us';
export const mettiInPausa = 'Pause';
export const riprendi = 'Play';
export const fotoPrecedente = 'Previous photo';
export const scegliLaFoto = 'Choose a photo';
export const vaiAllaFoto = (position: number) => `Go to photo ${position}`;
export const fotoSuccessiva = 'Next photo';
export const uniscitiANoi = 'Join us';
export const crediamoOspitalitaVeraQuella =
  'We believe in real hospitality: someone who waits for you at the door, tells you where to buy bread and leaves you a number to call for anything at all.';
export const leCaseDiOspitaliaSono =
  'The places on Ospitalia are run by people, not by portals and algorithms. Nobody pays to be higher up in a list.';
export const ogniStrutturaMostraIlSuo =
  'Every place to stay shows its CIN, its prices and how to reach the people who run it, and goes online only once a person has approved it.';
export const ilTestoScorreSiFerma = 'The text scrolls: hover over it or focus it to stop it';
export const leCaseItaliaAperte = 'Stay in Italy with the people who live\u00a0there.';
export const ospitaliaMetteInContattoChi =
  'Ospitalia brings together people who travel and people who open their own door: holiday homes, B&Bs, guest rooms and farm stays run by people, not by portals and algorithms.';
export const cinInOgniAnnuncio = 'Official CIN code on every listing';
export const badgeSicura = '“Sicura” badge';
export const parliConChiOspita = 'You talk to your host';
export const cePostoAnche = 'There’s room for your\u00a0window, too.';
export const caseVacanzaBBAffittacamere =
  'Holiday homes, B&Bs, guest rooms, farm stays: if you open the door yourself, you’ve come to the right place.';
export const inserisciLaTuaStruttura = 'List your place';
export const inserimentoEGratuito = 'Listing is free';
export const iContattiRestanoTuoi = 'Your contact details stay yours: guests write to you directly';
export const ordineDelleCaseGiraOgni =
  'The order of the places changes every day, the same for everyone: nobody can buy it';
export const benvenuto = 'Welcome.';
export const laPortaSiApre = 'The door opens in\u00a0three\u00a0steps.';
export const nienteAnnunciSponsorizzatiENiente =
  'No sponsored listings and no rankings: you choose where to go, see the places to stay that are really there and write to the person who will host you.';
export const seiUnProprietarioInserisci = 'Are you an owner? List your place';
export const scegliLaRegione = 'Choose a region';
export const ventiRegioniDallaValleAosta =
  'Twenty regions, from the Aosta Valley to Sardinia: start from a postcard or from the map.';
export const esploraLeProvince = 'Explore the provinces';
export const perOgniProvinciaVedi =
  'For every province you see its towns and how many places are waiting for you, with no surprises.';
export const trovaAppartamento = 'Find your place';
export const controllaLeDateLibere =
  'Check the available dates and the total price, then write to the person who will host you, or call.';
export const illustrazioneDi = (regione: string) => `Illustration: ${regione}`;
export const carosello = 'carousel';
export const parole = {
  trulli: 'trulli',
  mare: 'places by the sea',
  lago: 'places by the lake',
  montagna: 'places in the mountains',
  cane: 'with a dog',
};
export const aperteOggi = 'Today’s places';
export const ogniGiornoAltre = 'Places take turns: nobody pays to be here, and tomorrow it’s someone else’s turn.';
export const comeOrdiniamo = 'How we sort places';
export const tutteLeCase = 'All places to stay in Italy';
export const cheVacanzaCerchi = 'What kind of holiday are you looking for?';
export const trulli = 'In a trullo';
export const alMare = 'By the sea';
export const alLago = 'By a lake';
export const inMontagna = 'In the mountains';
export const conIlCane = 'With your dog';
export const piuDi = (count: number) => `more than ${formatCount(count)} places`;
export const dalBlog = 'From the blog';
export const tuttiGliArticoli = 'All articles';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;

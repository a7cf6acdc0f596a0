import { describe, expect, test } from 'vitest';
import { chooseReview, type ReviewedFields } from './choose-review.ts';

const published: ReviewedFields = {
  cin: 'IT052015C2ABCD1234',
  citta_id: 52015,
  indirizzo: 'Strada delle Vigne 14',
  cap: '53045',
  tipo_struttura: ['bb', 'agriturismo'],
  tipo_prenotazione: 'casa_vacanza',
  photos: [11, 12, 13],
  hostPhoto: null,
  punto: '',
};

describe('an edit of a published struttura', () => {
  test.each([
    ['a different CIN', { cin: 'IT052015C2ABCD1235' }],
    ['a different comune', { citta_id: 52016 }],
    ['a different street', { indirizzo: 'Strada delle Vigne 15' }],
    ['a different postal code', { cap: '53040' }],
    ['a different point', { punto: '43.0931, 11.7812' }],
    ['an added type', { tipo_struttura: ['bb', 'agriturismo', 'casa_vacanza'] }],
    ['a removed type', { tipo_struttura: ['bb'] }],
    ['a replaced type', { tipo_struttura: ['bb', 'casa_vacanza'] }],
    ['a different booking type', { tipo_prenotazione: 'bnb' }],
    ['an added photo', { photos: [11, 12, 13, 14] }],
    ['a removed photo', { photos: [11, 12] }],
    ['a different photo of the host', { hostPhoto: 14 }],
    ['a replaced photo', { photos: [11, 12, 14] }],
  ] satisfies [string, Partial<ReviewedFields>][])('requires a review for %s', (_, change) => {
    expect(chooseReview(published, { ...published, ...change })).toBe('review');
  });

  test.each([
    ['nothing', {}],
    ['the order of the types', { tipo_struttura: ['agriturismo', 'bb'] }],
    ['the order of the photos', { photos: [13, 11, 12] }],
  ] satisfies [string, Partial<ReviewedFields>][])('is applied without a review if it changes %s', (_, change) => {
    expect(chooseReview(published, { ...published, ...change })).toBe('apply');
  });
});

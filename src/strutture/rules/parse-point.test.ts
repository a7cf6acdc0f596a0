import { describe, expect, test } from 'vitest';
import { formatPoint, parsePoint } from './parse-point.ts';

const POINT = { lat: 43.0931, lon: 11.7812 };

describe('conversion between points and text', () => {
  test.each([
    '43.0931, 11.7812',
    '43.0931,11.7812',
    '43.0931 11.7812',
    '43,0931; 11,7812',
    '43,0931 11,7812',
    '43.0931° N, 11.7812° E',
    '  43.09310000000001, 11.7812  ',
    'geo:43.0931,11.7812',
    'geo:43.0931,11.7812?z=17',
    '43°05\'35.2"N 11°46\'52.3"E',
    '43°05′35.2″N, 11°46′52.3″E',
    'https://www.google.com/maps/@43.0931,11.7812,17z',
    'https://www.google.com/maps/place/Casa/@43.1000,11.7000,15z/data=!4m2!3m1!3d43.0931!4d11.7812',
    'https://www.google.com/maps?q=43.0931,11.7812',
    'https://www.google.com/maps/search/?api=1&query=43.0931%2C11.7812',
    'https://www.google.com/maps/search/43.0931,+11.7812',
    'https://maps.apple.com/?ll=43.0931,11.7812&q=Casa',
    'https://www.openstreetmap.org/#map=17/43.0931/11.7812',
    'https://www.openstreetmap.org/?mlat=43.0931&mlon=11.7812#map=15/43.1/11.7',
    'https://www.bing.com/maps?cp=43.0931~11.7812&lvl=16',
  ])('parses %s', (text) => {
    const reading = parsePoint(text);
    expect(reading.ok && reading.value?.lat).toBeCloseTo(POINT.lat, 4);
    expect(reading.ok && reading.value?.lon).toBeCloseTo(POINT.lon, 4);
  });

  test('parses blank input as null and formats null as an empty string', () => {
    expect(parsePoint('  ')).toEqual({ ok: true, value: null });
    expect(parsePoint(undefined)).toEqual({ ok: true, value: null });
    expect(formatPoint(null)).toBe('');
  });

  test('round-trips a formatted point', () => {
    expect(formatPoint(POINT)).toBe('43.0931, 11.7812');
    expect(parsePoint(formatPoint(POINT))).toEqual({ ok: true, value: POINT });
  });
});

describe('parsePoint', () => {
  test.each([
    ['Strada delle Vigne 14', 'puntoInvalid'],
    ['https://maps.app.goo.gl/AbCdEf', 'puntoInvalid'],
    ['https://www.google.com/maps/place/Montepulciano', 'puntoInvalid'],
    ['43.0931', 'puntoInvalid'],
    [43.0931, 'puntoInvalid'],
    ['11.7812, 43.0931', 'puntoOutside'],
    ['48.8566, 2.3522', 'puntoOutside'],
    ['-43.0931, 11.7812', 'puntoOutside'],
  ])('rejects %j with %s', (text, fault) => {
    expect(parsePoint(text)).toEqual({ ok: false, faults: { '': fault } });
  });
});

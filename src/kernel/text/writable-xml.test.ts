import { expect, test } from 'vitest';
import { writableXml } from './writable-xml.ts';

test.each([
  ['Siena', 'Siena'],
  ['Le crete 🍂 & «altro» <b>', 'Le crete 🍂 & «altro» <b>'],
  ['\u0000a\u0008b\u000bc\u001f', 'abc'],
  ['a\tb\nc\r', 'a\tb\nc\r'],
  ['\ud800mezzo\udfff', 'mezzo'],
  ['\ufffe\uffff', ''],
])('writableXml removes characters that XML 1.0 forbids: %j → %j', (text, writable) => {
  expect(writableXml(text)).toBe(writable);
});

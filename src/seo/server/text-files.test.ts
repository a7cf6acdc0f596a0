import { expect, test } from 'vitest';
import { securityTxt } from './text-files.ts';

test('securityTxt has a contact and expires in less than a year', () => {
  const now = new Date('2026-11-27T23:30:00Z');
  expect(securityTxt({ publicUrl: 'https://ospitalia.example', contact: 'ciao@ospitalia.example', now })).toBe(
    [
      'Contact: mailto:ciao@ospitalia.example',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: it, en',
      'Canonical: https://ospitalia.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('securityTxt links to the contact page if the contact contains a line break', () => {
  const text = securityTxt({ publicUrl: 'https://ospitalia.example', contact: 'a@b.it\nExpires: x', now: new Date() });
  expect(text.split('\n')[0]).toBe('Contact: https://ospitalia.example/contatti');
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireStruttura } from '../../../../../test/wire-struttura.ts';
import { HouseFacts } from './HouseFacts.tsx';

test.each([
  ['approssimativa', true],
  ['comune', false],
  ['esatta', false],
] as const)(
  'for a location with precision "%s", promises the exact address after confirmation: %s',
  (precisione, isPromised) => {
    const struttura = { ...wireStruttura(), posizione: { lat: 43.1, lon: 11.78, precisione } };
    const { container } = render(<HouseFacts struttura={struttura} />);
    expect(container.textContent.includes('L’indirizzo preciso arriva con la conferma.')).toBe(isPromised);
  },
);

import { expect, test } from 'vitest';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { SERVICE_GROUPS } from './service-groups.ts';

test('lists every service in exactly one group', () => {
  expect(SERVICE_GROUPS.flatMap(({ servizi }) => servizi).toSorted()).toEqual(SERVIZI.toSorted());
});

import { expect, test } from 'vitest';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { SERVICE_GROUPS } from './service-groups.ts';

test('every service stands in one group', () => {
  expect(SERVICE_GROUPS.flatMap(({ servizi }) => servizi).toSorted()).toEqual(SERVIZI.toSorted());
});

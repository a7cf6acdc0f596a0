import { expect, test } from 'vitest';
import { COMPLETE } from '../../../../test/open-form.ts';
import { checkStruttura } from '../../rules/check-struttura.ts';
import { failureOfPhotos, stillFailing } from './failure.ts';
import * as messages from '../../messages/owner.ts';

const check = checkStruttura({}, { mode: 'create', isAdmin: false, isCinInUse: false, town: null });

test.each([
  [2, messages.photosNotUploadedFault(2)],
  [1, messages.photosNotUploadedFault(1)],
  [0, undefined],
])('stillFailing returns the fault for %i of two photos whose upload failed: %j', (failed, sentence) => {
  const left = stillFailing(failureOfPhotos(2, COMPLETE), { check, state: COMPLETE, failed });
  expect(left?.sentence).toBe(sentence);
  expect(left?.marks.immagini).toBe(sentence);
});

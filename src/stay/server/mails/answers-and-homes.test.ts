import { expect, test } from 'vitest';
import { MAILS } from '../../../app/mails.ts';
import type { CancelledBy } from '../../rules/booking.ts';
import type { BookingMailFile } from './booking-mail.ts';

const mails: Record<string, BookingMailFile> = { ...MAILS.guest, ...MAILS.owner };

test.each<[string, CancelledBy | null, 'other_side' | 'operator', boolean]>([
  ['confirmed_guest', null, 'other_side', false],
  ['request_guest', null, 'other_side', false],
  ['refused_guest', null, 'other_side', true],
  ['request_expired_guest', null, 'other_side', true],
  ['cancelled_guest', 'ospite', 'other_side', false],
  ['cancelled_guest', 'proprietario', 'other_side', true],
  ['cancelled_guest', 'redazione', 'operator', true],
  ['cancelled_guest', 'banca', 'other_side', false],
  ['late_refunded_guest', null, 'operator', true],
  ['late_released_guest', null, 'operator', true],
  ['confirmed_owner', null, 'other_side', false],
  ['request_owner', null, 'other_side', false],
  ['request_reminder_owner', null, 'other_side', false],
  ['request_expired_owner', null, 'other_side', false],
  ['cancelled_owner', 'ospite', 'other_side', false],
  ['cancelled_owner', 'proprietario', 'other_side', false],
  ['cancelled_owner', 'redazione', 'operator', false],
  ['cancelled_owner', 'banca', 'other_side', false],
  ['dispute_owner', null, 'operator', false],
])(
  'in the email %s (cancelled by: %s), routes replies to %s and sets offersOtherHomes to %s',
  (name, cancelled_by, answerer, offers) => {
    const mail = mails[name];
    expect(mail?.isAnsweredByOperator?.(cancelled_by) ?? false).toBe(answerer === 'operator');
    expect(mail?.offersOtherHomes?.(cancelled_by) ?? false).toBe(offers);
  },
);

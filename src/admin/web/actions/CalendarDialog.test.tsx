import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { refusal } from '../../../../test/answer-calls.ts';
import { answerByPath, stubWideScreen, syncStatus } from '../../../../test/sync-calendar.ts';
import { openAction } from '../../../../test/open-dialog.ts';
import { CalendarDialog } from './CalendarDialog.tsx';

beforeEach(stubWideScreen);

const { id } = adminDetail();
const STATUS = `GET /api/calendar/sync-status/${id}`;
const ANSWERS = {
  [STATUS]: { status: 200, body: syncStatus() },
  'GET /api/calendar/events/7': { status: 200, body: { status: 'success', events: [] } },
};

describe('the calendar dialog for administrators', () => {
  test.each(['approvata', 'sospesa'] as const)(
    'allows blocking nights and connecting platforms if the status is %s',
    async (status) => {
      answerByPath(ANSWERS);
      openAction(CalendarDialog, { status });
      expect(await screen.findByRole('button', { name: 'Blocca date' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Collega Airbnb' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Sincronizza' })).toBeTruthy();
    },
  );

  test('redirects to the login if the session has expired', async () => {
    answerByPath({ [STATUS]: refusal(401, 'Accesso richiesto.') });
    const { onSignedOut } = openAction(CalendarDialog);
    await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
  });

  test.each([
    ['in_attesa', /^La struttura è in attesa/],
    ['rifiutata', /^La struttura è rifiutata/],
    ['eliminata', /^La struttura è eliminata/],
  ] as const)('shows a message instead of a calendar if the status is %s', (status, sentence) => {
    const sent = answerByPath({});
    openAction(CalendarDialog, { status });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

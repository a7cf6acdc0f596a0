import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../../kernel/calls/app-error.ts';
import { errorAnswer } from './error-answer.ts';

test('errorAnswer logs a shared cause once and other errors each time', () => {
  const lines: { err: { message: string }; request_id: string }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const full = new Error('full');
  const stopped = () => new AppError('SERVIZIO_NON_DISPONIBILE', 'Più tardi.', { cause: full });
  const statuses = [stopped(), stopped(), new Error('a fault'), new Error('a fault'), stopped()].map(
    (error, index) => errorAnswer(error, `r${index}`, log).status,
  );
  expect(statuses).toEqual([503, 503, 500, 500, 503]);
  expect(lines.map(({ err, request_id }) => [request_id, err.message])).toEqual([
    ['r0', 'full'],
    ['r2', 'a fault'],
    ['r3', 'a fault'],
  ]);
});

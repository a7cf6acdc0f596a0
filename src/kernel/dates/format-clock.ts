import { currentLanguage } from '../languages/current-language.ts';

const NBSP = '\u00a0';

function inEnglish(hour: number, minute: string): string {
  if (minute === '00' && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${NBSP}${hour < 12 ? 'am' : 'pm'}`;
}

function inFrench(hour: number, minute: string): string {
  if (minute !== '00') return `${hour}${NBSP}h${NBSP}${minute}`;
  return hour === 0 ? 'minuit' : `${hour}${NBSP}h`;
}

/** @example formatClock('16:30') // '16:30', in English '4:30 pm', in French '16 h 30' */
export function formatClock(clock: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)$/.exec(clock) ?? [];
  if (hour === '') return clock;
  const language = currentLanguage();
  if (language === 'en') return inEnglish(Number(hour), minute);
  return language === 'fr' ? inFrench(Number(hour), minute) : clock;
}

/** @example atClock('dalle', '16:00') // 'dalle 16:00'; atClock('dalle', '01:00') // 'dall’1:00' */
export function atClock(article: 'le' | 'alle' | 'dalle', clock: string): string {
  return /^0?1:/.test(clock) ? `${article.slice(0, -1)}’${clock.replace(/^0/, '')}` : `${article} ${clock}`;
}

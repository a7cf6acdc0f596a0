import { civilOf, type LocalTime, modulo, scopeOf, weekdayOf } from './civil-days.ts';
import type { RecurrenceRule } from './parse-recurrence.ts';
import { completed, dayFilter, has, timesOf, UNITS } from './rule-days.ts';

/**
 * Remaining steps for all rules of one feed. Examining a period, day or instance costs at least one step; an instance that is
 * returned costs 40 more.
 */
export type Budget = { left: number };

/** `reached` is the first day that was not examined, or `null` if all days were examined. */
export type Expansion = { found: LocalTime[]; reached: number | null };

type Plan = {
  rule: RecurrenceRule;
  start: LocalTime;
  times: readonly number[];
  fits: (day: number) => boolean;
};

/** Maximum number of steps per rule. A minutely rule for two hours of each day, over two years, needs fewer. */
const STEPS_OF_RULE = 250_000;
const MAX_FOUND = 2000;
const STEPS_OF_INSTANCE = 40;
const DAY = 86_400;

/** Maximum number of start times per day. A rule with more is not expanded, because no real event has that many. */
const MAX_TIMES_A_DAY = 1440;

function affordsTimes({ hours, minutes, seconds }: RecurrenceRule, budget: Budget): boolean {
  const times = [hours, minutes, seconds].reduce((product, list) => product * Math.max(1, list.length), 1);
  budget.left -= times;
  return budget.left > 0 && times <= MAX_TIMES_A_DAY;
}

/** Creates the step budget of a feed: twice the cost of 5,000 instances, the maximum per feed. */
export function createBudget(): Budget {
  return { left: 400_000 };
}

type Period = { first: number; instances: LocalTime[]; cost: number };

function wholeDays(days: readonly number[], { fits, times }: Plan): Period {
  const instances = days.filter(fits).flatMap((day) => times.map((second) => ({ day, second })));
  return { first: days[0] ?? 0, instances, cost: 1 + days.length + instances.length };
}

function daysFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function periodByDays(plan: Plan, index: number): Period {
  const { rule, start } = plan;
  const step = index * rule.interval;
  if (rule.freq === 'DAILY') return wholeDays([start.day + step], plan);
  if (rule.freq === 'WEEKLY') {
    const first = start.day - modulo(weekdayOf(start.day) - rule.weekStart, 7) + step * 7;
    return wholeDays(daysFrom(first, first + 6), plan);
  }
  const { year, month } = civilOf(start.day);
  if (rule.freq === 'MONTHLY') {
    const at = year * 12 + month - 1 + step;
    const [first, last] = scopeOf({ year: Math.floor(at / 12), month: (at % 12) + 1, date: 1 }, false);
    return wholeDays(daysFrom(first, last), plan);
  }
  const scopes = rule.months.length > 0 ? rule.months.toSorted((a, b) => a - b) : [0];
  const days = scopes.flatMap((each) => {
    const [first, last] = scopeOf({ year: year + step, month: each, date: 1 }, each === 0);
    return daysFrom(first, last);
  });
  return wholeDays(days, plan);
}

/**
 * Returns the period at `index`. `next` is the index of the next period to examine. If the day, hour or minute has no matches,
 * `next` skips the rest of it.
 */
function periodByTime({ rule, start, times, fits }: Plan, unit: number, index: number): Period & { next: number } {
  const origin = start.day * DAY + start.second - (start.second % unit);
  const step = unit * rule.interval;
  const at = origin + index * step;
  const [first, second] = [Math.floor(at / DAY), modulo(at, DAY)];
  const leap = (length: number) => Math.max(index + 1, Math.ceil((at - modulo(at, length) + length - origin) / step));
  const none = (next: number) => ({ first, instances: [], cost: 3, next });
  if (!fits(first)) return none(leap(DAY));
  const isIn = (list: readonly number[], number: number) => list.length === 0 || list.includes(number);
  if (!isIn(rule.hours, Math.floor(second / 3600))) return none(leap(3600));
  if (unit < 3600 && !isIn(rule.minutes, Math.floor(second / 60) % 60)) return none(leap(60));
  if (unit < 60 && !isIn(rule.seconds, second % 60)) return none(index + 1);
  const instances = times.map((time) => ({ day: first, second: second + time }));
  return { first, instances, cost: 1 + times.length, next: index + 1 };
}

function periodOf(plan: Plan, index: number): Period & { next: number } {
  const { freq } = plan.rule;
  if (freq === 'HOURLY' || freq === 'MINUTELY' || freq === 'SECONDLY') return periodByTime(plan, UNITS[freq], index);
  return { ...periodByDays(plan, index), next: index + 1 };
}

function indexBefore({ rule, start }: Plan, day: number): number {
  const [from, to] = [civilOf(start.day), civilOf(day)];
  const seconds = (day - start.day) * DAY - start.second;
  const distance = {
    YEARLY: to.year - from.year,
    MONTHLY: (to.year - from.year) * 12 + to.month - from.month,
    WEEKLY: (day - start.day) / 7,
    DAILY: day - start.day,
    HOURLY: seconds / UNITS.HOURLY,
    MINUTELY: seconds / UNITS.MINUTELY,
    SECONDLY: seconds,
  }[rule.freq];
  return Math.max(0, Math.floor(distance / rule.interval) - 1);
}

/** Returns the number of instances before a period, or `null` if a period may have none or several. */
function countBefore({ freq, ...rule }: RecurrenceRule, index: number): number | null {
  const { months, weeks, yearDays, monthDays, weekdays, hours, minutes, seconds, positions } = rule;
  const parts = [months, weeks, yearDays, monthDays, weekdays, hours, minutes, seconds, positions];
  const isOneEach = freq !== 'YEARLY' && freq !== 'MONTHLY' && parts.every((part) => part.length === 0);
  return isOneEach ? index : null;
}

function isAtOrAfter(a: LocalTime, b: LocalTime): boolean {
  return a.day > b.day || (a.day === b.day && a.second >= b.second);
}

function selected({ instances }: Period, positions: readonly number[]): LocalTime[] {
  if (positions.length === 0) return instances;
  return instances.filter((_, index) => has(positions, index + 1, index - instances.length));
}

type Walk = { index: number; count: number };

/** Returns where the expansion begins: close to the window, unless the preceding instances must be counted (COUNT). */
function beginOf(plan: Plan, given: RecurrenceRule, from: number): Walk {
  const index = indexBefore(plan, from);
  if (given.count === null) return { index, count: 0 };
  const count = countBefore(given, index);
  return count === null ? { index: 0, count: 0 } : { index, count };
}

/**
 * Returns the instances from `from` to `to`, inclusive. If the steps run out or there are too many instances, stops at the day
 * `reached`.
 * @example expandRule(daily, { day: 20_000, second: 0 }, { from: 20_001, to: 20_002 }, createBudget()).found.length // 2
 */
export function expandRule(
  given: RecurrenceRule,
  start: LocalTime,
  { from, to }: { from: number; to: number },
  budget: Budget,
): Expansion {
  if (!affordsTimes(given, budget)) return { found: [], reached: start.day };
  const rule = completed(given, start);
  const plan: Plan = { rule, start, times: timesOf(rule, start), fits: dayFilter(rule) };
  const found: LocalTime[] = [];
  let { index, count } = beginOf(plan, given, from);
  let steps = Math.min(STEPS_OF_RULE, budget.left);
  while (rule.count === null || count < rule.count) {
    const period = periodOf(plan, index);
    if (period.first > to) break;
    steps -= period.cost;
    budget.left -= period.cost;
    if (steps < 0) return { found, reached: Math.max(period.first, start.day) };
    const instances = selected(period, rule.positions).filter((instance) => isAtOrAfter(instance, start));
    for (const instance of instances.slice(0, (rule.count ?? Number.POSITIVE_INFINITY) - count)) {
      if (instance.day < from || instance.day > to) continue;
      if (found.length === MAX_FOUND) return { found, reached: instance.day };
      found.push(instance);
      budget.left -= STEPS_OF_INSTANCE;
    }
    count += instances.length;
    index = period.next;
  }
  return { found, reached: null };
}

/** @example atTime('20 novembre 2026', '09:12') // '20 novembre 2026, ore 09:12' */
export const atTime = (day: string, time: string) => `${day}, ore ${time}`;

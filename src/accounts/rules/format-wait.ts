const MINUTE = 60;

/** Rounds up, so that the wait is certainly over after the time shown. @example formatWait(272) // '5 minuti' */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < MINUTE) return whole === 1 ? '1 secondo' : `${whole} secondi`;
  const minutes = Math.ceil(whole / MINUTE);
  return minutes === 1 ? '1 minuto' : `${minutes} minuti`;
}

/** @example formatCountdown(272) // '4:32' */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Counts seconds down by the clock, so that a tab that slept is right when it wakes. Gives what is left, 0 when nothing is,
 * and a function that starts it; `onEnd` is told of the end.
 */
export function useCountdown(onEnd: () => void): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (end === null) return undefined;
    const tick = () => {
      const rest = Math.max(0, end - Date.now());
      setLeft(Math.ceil(rest / SECOND_MS));
      if (rest > 0) return;
      setEnd(null);
      tell();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * SECOND_MS);
    setLeft(Math.ceil(seconds));
  };
  return [left, start];
}

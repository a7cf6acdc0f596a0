import { type RefObject, useLayoutEffect, useRef } from 'react';

type Target = { key: string; action: string };

/** Buttons that can take the focus where the wanted one cannot, as at the end of the list. */
const INSTEAD = ['avanti', 'indietro', 'rimuovi'];

function buttonOf(zone: HTMLElement, { key, action }: Target): HTMLButtonElement | undefined {
  const tile = [...zone.querySelectorAll<HTMLElement>('[data-photo]')].find(({ dataset }) => dataset['photo'] === key);
  const buttons = [...(tile?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  return [action, ...INSTEAD].map((name) => buttons.find(({ dataset }) => dataset['do'] === name)).find(Boolean);
}

/** Keeps the focus with a photo that moves, or hands it to the neighbour of one that goes. Call the answer before the change. */
export function useTileFocus(zone: RefObject<HTMLElement | null>, list: unknown) {
  const next = useRef<Target | 'input' | null>(null);
  useLayoutEffect(() => {
    const target = next.current;
    next.current = null;
    if (!target || !zone.current) return;
    const element = target === 'input' ? undefined : buttonOf(zone.current, target);
    (element ?? zone.current.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }, [zone, list]);
  return (key: string | undefined, action: string) => {
    next.current = key === undefined ? 'input' : { key, action };
  };
}

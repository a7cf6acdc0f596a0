import { type KeyboardEvent, useRef } from 'react';

type TabKeys<Tab extends string> = { tabs: readonly Tab[]; tab: Tab; prefix: string; onChange: (tab: Tab) => void };

export function useTabKeys<Tab extends string>({ tabs, tab, prefix, onChange }: TabKeys<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const position = tabs.indexOf(tab);
  const steps: Record<string, number> = {
    ArrowRight: position + 1,
    ArrowLeft: position - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${prefix}${next}`)?.focus();
    onChange(next);
  };
  return { ref: list, onKeyDown };
}

import type { Cents } from '../../../kernel/money/cents.ts';
import type { Selection } from '../../rules/selection.ts';

export type PanelChoice = { camera_id: number | null; selection: Selection; guests: number; total: Cents | null };

let shown: PanelChoice | null = null;
const choosers = new Set<(camera_id: number) => void>();
const watchers = new Set<() => void>();

/** Shares the panel's choice with the page through a module-level store, because the two hydrate independently. */
export const panelChoice = {
  chooseRoom(camera_id: number): void {
    for (const choose of choosers) choose(camera_id);
  },
  onRoomChosen(choose: (camera_id: number) => void): () => void {
    choosers.add(choose);
    return () => choosers.delete(choose);
  },
  show(choice: PanelChoice | null): void {
    shown = choice;
    for (const watch of watchers) watch();
  },
  read: (): PanelChoice | null => shown,
  subscribe(watch: () => void): () => void {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
};

import type { Cents } from '../../../kernel/money/cents.ts';
import type { Selection } from '../../rules/selection.ts';

/** What the booking panel of the page has: other parts of the page, which come late, follow it. */
export type PanelChoice = { camera_id: number | null; selection: Selection; guests: number; total: Cents | null };

let shown: PanelChoice | null = null;
const choosers = new Set<(camera_id: number) => void>();
const watchers = new Set<() => void>();

/** Where panel and page meet. Not in a parent: each of the two is alive before the other. */
export const panelChoice = {
  /** A card asks for a room: the panel takes it. */
  askRoom(camera_id: number): void {
    for (const choose of choosers) choose(camera_id);
  },
  onAskRoom(choose: (camera_id: number) => void): () => void {
    choosers.add(choose);
    return () => choosers.delete(choose);
  },
  /** `null`: there is no panel any more. */
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

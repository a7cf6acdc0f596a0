import type { ComponentType } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.ts';
import type { CalendarDialogsProps } from './CalendarDialogs.tsx';

type Late = ComponentType<CalendarDialogsProps & { isOpen: boolean; onClose: () => void }>;

export const LateCalendarDialogs = lazyDialog(
  async (): Promise<Late> => (await import('./CalendarDialogs.tsx')).CalendarDialogs,
);

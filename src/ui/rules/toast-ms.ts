/** How long a toast stays that nobody looks closer at. */
export const TOAST_MS = 6000;

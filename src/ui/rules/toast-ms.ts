export const TOAST_MS = 6000;

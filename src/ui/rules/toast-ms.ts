/** Duration of a toast without interaction. */
export const TOAST_MS = 6000;

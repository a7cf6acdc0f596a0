/** Above a legal text, on pages in another language. */
export const binding: string | null = null;

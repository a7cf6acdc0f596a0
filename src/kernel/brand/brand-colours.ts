export type BrandColours = Readonly<Record<'day' | 'evening', { primary: string; onPrimary: string; link: string }>>;

declare global {
  var ospitaliaColours: BrandColours | undefined;
}

/**
 * The defaults duplicate the values in `src/ui/styles/tokens.css` and `tokens-evening.css`. A brand sets its own values before
 * this module loads.
 */
export const brandColours: BrandColours = globalThis.ospitaliaColours ?? {
  day: { primary: '#12614a', onPrimary: '#ffffff', link: '#0d4b3a' },
  evening: { primary: '#7ecbae', onPrimary: '#06251c', link: '#93d8be' },
};

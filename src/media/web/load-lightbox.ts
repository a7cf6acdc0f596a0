/** The photos over the whole screen, in a file of their own: nobody waits for them before one is opened. */
export async function loadLightbox() {
  const { Lightbox } = await import('./Lightbox.tsx');
  return Lightbox;
}

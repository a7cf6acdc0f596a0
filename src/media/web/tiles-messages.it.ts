export const fotoApriTutteLeFoto = (more: number, count: number) => `+${more} foto: apri tutte le ${count} foto`;
export const apriLaFoto = (position: number, count: number) => `Apri la foto ${position} di ${count}`;
export const tutteLeFoto = (count: number) => `Tutte le ${count} foto`;

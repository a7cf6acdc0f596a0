export const piuFoto = (more: number) => `+${more} foto`;
export const fotoApriTutteLeFoto = (more: number, all: number) => `+${more} foto: apri tutte le ${all} foto`;
export const apriLaFoto = (position: number, all: number) => `Apri la foto ${position} di ${all}`;
export const tutteLeFoto = (all: number) => `Tutte le ${all} foto`;

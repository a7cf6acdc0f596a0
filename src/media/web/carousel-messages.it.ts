export const fotoPrecedenteDi = (name: string) => `Foto precedente di ${name}`;
export const fotoSuccessivaDi = (name: string) => `Foto successiva di ${name}`;

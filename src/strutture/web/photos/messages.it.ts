export const foto = (index: number) => `Foto ${index}`;

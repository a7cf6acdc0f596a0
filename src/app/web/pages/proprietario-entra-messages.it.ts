export const inQuestoBrowserSeiGia = 'In questo browser sei già dentro come';
export const vaiAlleTueStrutture = 'vai alle tue strutture';
export const entra = 'Entra';
export const entraNellaTuaArea = 'Entra nella tua area';

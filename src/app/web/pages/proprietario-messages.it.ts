export const leMieStrutture = 'Le mie strutture';
export const areaProprietari = 'Area proprietari';

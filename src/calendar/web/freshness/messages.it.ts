export const alle = (moment: string) => `alle ${moment}`;
export const ieriAlle = (moment: string) => `ieri alle ${moment}`;
export const domaniAlle = (moment: string) => `domani alle ${moment}`;

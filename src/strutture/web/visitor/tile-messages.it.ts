export const aKm = (km: number) => `a ${km} km`;

export const haiGiaDelleDateTenute = (stay: string) => `Hai già delle date tenute per te qui: ${stay}.`;
export const nottiTenutePerTe = 'Queste notti sono tenute per te: manca solo il pagamento.';
export const riprendiIlPagamento = 'Riprendi il pagamento';
export const pagaOra = 'Paga ora';

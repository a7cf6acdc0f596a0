export const haiGiaDelleDateTenute = (stay: string) => `Hai già delle date bloccate per te qui: ${stay}.`;
export const nottiTenutePerTe = 'Queste notti sono bloccate per te: manca solo il pagamento.';
export const riprendiIlPagamento = 'Riprendi il pagamento';
export const pagaOra = 'Paga ora';

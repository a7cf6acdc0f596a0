export const pagamentoDimostrativoOspitalia = 'Pagamento dimostrativo — Ospitalia';

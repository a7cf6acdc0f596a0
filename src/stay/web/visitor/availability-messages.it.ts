export const disponibilitaNonVerificata = 'Disponibilità non verificata: la confermeremo prima del pagamento.';
export const riprova = 'Riprova';
